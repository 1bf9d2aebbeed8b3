import { useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import {
  CERTIFICATE_NAMES,
  CERTIFICATION_STATE_NAMES,
} from "#domain/certification/certificate-names.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ChosenService } from "./profile-values.ts";

type Required = Output<"users.me.certifications.required">["items"][number];

/** What a service asks for and where that stands, by slug; empty until it is known. */
export function useRequiredTexts(): ReadonlyMap<string, string> {
  const { data } = useQuery(endpointQuery("users.me.certifications.required"));
  return new Map(
    data?.items.map(({ slug, certificates }) => [slug, certificates.map(standingText).join(", ")]),
  );
}

/** Which chosen services bring no requests yet, and what each waits for. */
export function WaitingServices({ chosen }: { chosen: readonly ChosenService[] }) {
  const { data } = useQuery(endpointQuery("users.me.certifications.required"));
  const { data: me } = useQuery(endpointQuery("users.me"));
  const waiting = (data?.items ?? []).filter(
    ({ slug, certificates }) =>
      chosen.some((one) => one.slug === slug) &&
      certificates.some(({ state }) => state !== "approved"),
  );
  if (waiting.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title="확인이 있어야 요청을 받는 서비스예요"
      action={
        me?.pro && (
          <TextLink placement="alone" render={<Link to="/pro/certifications" />}>
            자격 확인하기
          </TextLink>
        )
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {waiting.map(({ slug, name, certificates }) => (
          <li key={slug}>
            {name}: {certificates.map(standingText).join(", ")}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        확인될 때까지 이 서비스의 요청은 오지 않아요.
        {me && !me.pro && " 확인은 지원한 뒤 ‘자격 확인’에서 받을 수 있어요."}
      </p>
    </Notice>
  );
}

function standingText({ kind, state }: Required["certificates"][number]): string {
  return `${CERTIFICATE_NAMES[kind]} (${CERTIFICATION_STATE_NAMES[state]})`;
}
