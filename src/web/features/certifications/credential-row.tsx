import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Credential } from "#contract/endpoints/certifications.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { runsOutSoon } from "#domain/certification/expiry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { editLabel } from "./certification-labels.ts";
import { StateBadge } from "./state-badge.tsx";
import { StateNotice } from "./state-notice.tsx";

/** One credential in the pro's own list. */
export function CredentialRow({ credential }: { credential: Credential }) {
  const { id, title, state, kind, issuer, expires_on: expiresOn, services } = credential;
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("users.me.certifications.credentials.remove", {
    onSuccess: () => toast({ message: `${title} 자격을 삭제했어요.` }),
  });
  async function ask() {
    const sure = await confirm({
      title: `${title} 자격을 삭제할까요?`,
      description: "표시가 내려가고 올린 서류와 사진도 삭제돼요.",
      danger: true,
    });
    if (sure) await remove.run({ id });
  }
  const soon = runsOutSoon({ expires_on: expiresOn }, seoulDay(useNow()));
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base break-words">{title}</h3>
        <div className="flex gap-1.5">
          {soon && state === "approved" && <Badge tone="warning">기간이 곧 끝나요</Badge>}
          <StateBadge state={state} />
        </div>
      </div>
      <p className="-mt-2 text-sm break-words text-muted">
        {[CREDENTIAL_KIND_NAMES[kind], issuer].filter(Boolean).join(" · ")}
        {expiresOn && ` · ${formatKoreanDate(expiresOn)}까지`}
      </p>
      {services.length > 0 && (
        <p className="text-sm">쓰는 서비스: {services.map(({ name }) => name).join(", ")}</p>
      )}
      {state !== "pending" && <StateNotice state={state} reason={credential.reason} />}
      <div className="-ml-2 flex flex-wrap gap-1">
        <ButtonLink
          size="sm"
          variant="quiet"
          render={
            <Link
              to="/pro/certifications/credentials/$credentialId"
              params={{ credentialId: id }}
            />
          }
        >
          <VisuallyHidden>{title} </VisuallyHidden>
          {editLabel(state)}
        </ButtonLink>
        <Button size="sm" variant="quiet" pending={remove.pending} onClick={ask}>
          <VisuallyHidden>{title} </VisuallyHidden>삭제
        </Button>
      </div>
    </li>
  );
}
