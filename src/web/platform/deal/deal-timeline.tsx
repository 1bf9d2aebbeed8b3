import type { ReactElement } from "react";
import { dealSteps, type DealFacts, type DealStep } from "#domain/deal/deal-steps.ts";
import { isReached, momentOf, type Moment } from "#domain/deal/moments.ts";
import { Timeline } from "#ui/display/timeline.tsx";

const LABELS: Record<DealStep["name"], string> = {
  sent: "요청",
  quote: "첫 견적",
  hire: "고용",
  work: "작업일",
  review: "후기",
};

interface DealTimelineProps {
  facts: DealFacts;
  /** The link to a moment's page, where there is one. */
  linkTo: (moment: Moment) => ReactElement | null;
}

/** 요청 → 첫 견적 → 고용 → 작업일 → 후기: how far a deal is, each step with its day and its page once it came. */
export function DealTimeline({ facts, linkTo }: DealTimelineProps) {
  const steps = dealSteps(facts).map(({ name, state, day }) => {
    const moment = momentOf(name);
    return {
      key: name,
      label: LABELS[name],
      state,
      day,
      binds: name === "hire",
      link: isReached(moment, facts) ? linkTo(moment) : null,
    };
  });
  return <Timeline label="진행 단계" steps={steps} />;
}
