import { useQuery } from "@tanstack/react-query";
import { Avatar } from "#ui/media/avatar.tsx";
import { StepProgress } from "#ui/feedback/step-progress.tsx";
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
  const { data: pro } = useQuery(endpointQuery("pro.get", { proId }));
  if (!pro) return null;
  return (
    <p className="mt-4 flex items-center gap-2.5 rounded-md bg-sunken px-3 py-2 text-sm lg:bg-surface">
      <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="sm" />
      <span>
        <b className="font-semibold">{pro.display_name}</b> 고수를 지정한 요청이에요.
      </span>
    </p>
  );
}
