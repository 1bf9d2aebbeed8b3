import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { StepProgress } from "#ui/feedback/step-progress.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

interface FormHeadProps {
  serviceName: string;
  /** Whom the request goes to directly; undefined for all who fit. */
  proId: string | undefined;
  /** Which step this is, from 1 on, and of how many. */
  place?: { step: number; steps: number };
}

/** What is being asked for and of whom, and how far along it is: the same at every step. */
export function FormHead({ serviceName, proId, place }: FormHeadProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-bold">{serviceName} 요청서</p>
        {place && (
          <p aria-hidden className="numeric text-sm text-muted">
            {place.step} / {place.steps}
          </p>
        )}
      </div>
      {place && (
        <StepProgress className="mt-2.5" label="요청서 진행" value={place.step} max={place.steps} />
      )}
      {proId !== undefined && <ChosenPro proId={proId} />}
    </div>
  );
}

function ChosenPro({ proId }: { proId: string }) {
  const { authenticated, userType } = useVisitor();
  const { data: pro } = useQuery(endpointQuery("pro.get", { proId }));
  const { data: blocks } = useQuery({
    ...endpointQuery("users.me.blocks"),
    enabled: authenticated && userType !== "staff",
  });
  if (!pro) return null;
  if (blocks?.items.some((one) => one.pro_id === proId)) {
    return (
      <Notice
        tone="warning"
        className="mt-4"
        title={`${pro.display_name} 고수는 차단한 고수예요`}
        action={
          <ButtonLink
            size="sm"
            variant="secondary"
            render={<Link to="/setting/account" hash="blocks" />}
          >
            차단 풀기
          </ButtonLink>
        }
      >
        이 요청은 그 고수에게 가지 않아요. 조건이 맞는 다른 고수에게만 전해요.
      </Notice>
    );
  }
  return (
    <p className="mt-4 flex items-center gap-2.5 rounded-md bg-sunken px-3 py-2 text-sm lg:bg-surface">
      <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="sm" />
      <span>
        <b className="font-semibold">{pro.display_name}</b> 고수를 지정한 요청이에요.
      </span>
    </p>
  );
}
