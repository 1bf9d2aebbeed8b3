import { useLocation } from "@tanstack/react-router";
import { LOGIN_PROVIDER_NAMES, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { Button } from "#ui/action/button.tsx";
import { useBeginAtProvider } from "./begin-at-provider.ts";
import { PROVIDER_MARKS } from "./provider-look.tsx";

/** Has a provider say that it is them, and comes back to this page. */
export function ConfirmByProvider({ providers }: { providers: readonly LoginProvider[] }) {
  const next = useLocation({ select: ({ pathname }) => pathname });
  const begin = useBeginAtProvider();
  return providers.map((provider) => (
    <Button
      key={provider}
      block
      variant="secondary"
      icon={PROVIDER_MARKS[provider]}
      pending={begin.pending}
      onClick={() => begin.run({ provider, purpose: "confirm", next })}
    >
      {LOGIN_PROVIDER_NAMES[provider]}로 확인
    </Button>
  ));
}
