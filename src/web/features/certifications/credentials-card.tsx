import GraduationCap from "lucide-react/icons/graduation-cap";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import { CREDENTIAL_KINDS } from "#domain/certification/kind.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CredentialRow } from "./credential-row.tsx";
import { WaitingFor } from "./waiting-for.tsx";

const NAMES = CREDENTIAL_KINDS.map((kind) => CREDENTIAL_KIND_NAMES[kind]).join(", ");

/** Licences, degrees and what else a pro holds, each with where it stands. */
export function CredentialsCard() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.certifications.credentials"));
  const none = data.items.length === 0;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 shrink-0 text-accent-ink">
          <GraduationCap size={24} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">자격·학력</h2>
          <p className="mt-1 text-sm text-muted">
            확인한 {NAMES}의 이름이 이름표가 돼요. 상담·세무·전기처럼 자격이 필요한 서비스의 요청도
            받을 수 있어요.
          </p>
        </div>
      </div>
      <WaitingFor certificate="licence" />
      {none ? (
        <p className="rounded-md bg-sunken p-4 text-sm text-muted">아직 제출한 자격이 없어요.</p>
      ) : (
        <ul
          aria-label="제출한 자격"
          className="flex flex-col divide-y divide-line border-y border-line"
        >
          {data.items.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} />
          ))}
        </ul>
      )}
      <div>
        <ButtonLink
          variant={none ? "primary" : "secondary"}
          render={<Link to="/pro/certifications/credentials/new" />}
        >
          자격 추가
        </ButtonLink>
      </div>
    </Card>
  );
}
