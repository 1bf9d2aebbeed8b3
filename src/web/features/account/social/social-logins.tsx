import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { LOGIN_BUTTON_LABELS } from "#domain/social-login/login-providers.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { PROVIDER_COLOURS, PROVIDER_MARKS } from "./provider-look.tsx";

interface SocialLoginsProps {
  /** Where the person wants to be after it. */
  next?: string | undefined;
}

/** The ways in by somebody else, as each of them wants its button. Plain links: nothing of theirs runs here. */
export function SocialLogins({ next }: SocialLoginsProps) {
  const { data } = useQuery(endpointQuery("socialLogins"));
  if (!data || data.providers.length === 0) return null;
  const query = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <div className="mt-6">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        또는
      </p>
      <ul className="mt-4 flex flex-col gap-2.5">
        {data.providers.map((provider) => (
          <li key={provider}>
            <a
              href={`/login/${provider}${query}`}
              className={clsx(
                "flex min-h-13 w-full items-center justify-center gap-2.5 rounded-md border px-5 py-2.5 font-semibold no-underline transition-colors",
                PROVIDER_COLOURS[provider],
              )}
            >
              {PROVIDER_MARKS[provider]}
              {LOGIN_BUTTON_LABELS[provider]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
