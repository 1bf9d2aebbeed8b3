import MailOpen from "lucide-react/icons/mail-open";
import Send from "lucide-react/icons/send";
import Undo2 from "lucide-react/icons/undo-2";
import type { Day } from "#domain/calendar/day.ts";
import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { Section } from "#ui/layout/section.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { firstBilling } from "./plan-facts.ts";

const steps = [
  {
    key: "hold",
    icon: <Send size={22} />,
    look: "bg-sunken",
    title: "보내면 예치해요",
    text: "견적을 보내는 순간 크레딧을 따로 떼어 둬요. 아직 쓴 게 아니에요.",
  },
  {
    key: "capture",
    icon: <MailOpen size={22} />,
    look: "bg-accent text-on-accent",
    title: "읽으면 쓰여요",
    text: "고객이 견적서를 열면 그때 쓰여요. 읽은 시각이 기록에 남아요.",
  },
  {
    key: "release",
    icon: <Undo2 size={22} />,
    look: "border-[1.5px] border-line-strong",
    title: "읽지 않으면 돌아와요",
    text: `${UNREAD_HOLD_TEXT} 동안 읽지 않거나 요청이 마감되면 저절로 돌아와요.`,
  },
];

interface CreditFlowProps {
  /** Somebody without a membership: when a month from today is over is said as well. */
  startsOn: Day | null;
}

/** What becomes of a credit, from sending to reading. */
export function CreditFlow({ startsOn }: CreditFlowProps) {
  return (
    <Section title="크레딧은 이렇게 움직여요">
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {steps.map(({ key, icon, look, title, text }) => (
          <li key={key} className="flex gap-4 md:block">
            <span
              aria-hidden
              className={`flex size-12 shrink-0 items-center justify-center rounded-md md:mb-3 ${look}`}
            >
              {icon}
            </span>
            <div>
              <h3 className="text-base font-bold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {startsOn && (
        <p className="mt-6 text-sm text-muted">
          오늘 시작하면 다음 결제일은{" "}
          <span className="numeric">{formatKoreanDate(firstBilling(startsOn).nextOn)}</span>이에요.
        </p>
      )}
    </Section>
  );
}
