import Check from "lucide-react/icons/check";
import { useFormState } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { passedWantedDay, wantedDayPassed } from "#domain/request/wanted-day.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PaperTitle } from "#ui/paper/paper.tsx";
import { regionText } from "../quote-labels.ts";
import { SaveInputAsTemplate } from "../templates/save-as-template.tsx";
import { RequestBadges } from "./request-badges.tsx";
import type { QuoteFormValues } from "./quote-form-values.ts";

/** The head of the 견적서 being written: for which work, for whom, and that nothing of it is lost. */
export function PaperHead({ card, today }: { card: QualityCard; today: Day }) {
  const { isDirty } = useFormState<QuoteFormValues>();
  const passed = passedWantedDay(card.wanted_on, today);
  return (
    <div className="flex flex-col gap-4">
      <PaperTitle
        level={1}
        about={card.service.name}
        title="견적서"
        aside={
          isDirty && (
            <span className="flex items-center gap-1">
              <Check size={14} aria-hidden />쓴 내용 저장됨
            </span>
          )
        }
      />
      <RequestBadges card={card} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-xl font-bold">{card.service.name}</p>
          <p className="mt-1 text-muted">
            {card.customer.name}님 · {regionText(card.region)}
          </p>
        </div>
        <span className="-my-1 max-sm:-ml-4 sm:-mr-4">
          <SaveInputAsTemplate card={card} today={today} />
        </span>
      </div>
      {passed !== null && (
        <Notice tone="warning">
          {wantedDayPassed(passed)} 언제 할 수 있는지 글에 적어 주세요.
        </Notice>
      )}
    </div>
  );
}
