import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import type { CertificationState } from "#domain/certification/lifecycle.ts";
import { Badge } from "#ui/display/badge.tsx";
import { stateLabels } from "./certification-labels.ts";

const icons: Record<CertificationState, ReactNode> = {
  none: undefined,
  pending: <Clock size={14} />,
  approved: <CircleCheck size={14} />,
  rejected: <CircleAlert size={14} />,
  expired: <CircleAlert size={14} />,
};

/** Where a certification stands, in a word. */
export function StateBadge({
  state,
  label = stateLabels[state].label,
}: {
  state: CertificationState;
  label?: string | undefined;
}) {
  const { tone } = stateLabels[state];
  return (
    <Badge tone={tone} icon={icons[state]}>
      {label}
    </Badge>
  );
}
