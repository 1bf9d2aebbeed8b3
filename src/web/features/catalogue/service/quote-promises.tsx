import ListChecks from "lucide-react/icons/list-checks";
import PhoneOff from "lucide-react/icons/phone-off";
import Scale from "lucide-react/icons/scale";
import { Section } from "#ui/layout/section.tsx";

const promises = [
  {
    icon: ListChecks,
    title: "항목마다 포함·별도·불포함",
    text: "금액에 무엇이 포함되는지 견적에 적혀 있어요.",
  },
  {
    icon: Scale,
    title: "추가 비용에도 한도",
    text: "고수가 스스로 정한 추가 비용의 최대 금액을 함께 봐요.",
  },
  {
    icon: PhoneOff,
    title: "원하지 않는 전화는 없어요",
    text: "전화번호는 고용한 고수에게만 보여요. 먼저 알려 주는 것은 내가 정해요.",
  },
];

/** What a customer can count on when asking for quotes. */
export function QuotePromises() {
  return (
    <Section title="솜씨의 견적은 달라요">
      <ul className="grid gap-4 md:grid-cols-3">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3 md:flex-col">
            <Icon
              size={24}
              strokeWidth={1.75}
              aria-hidden
              className="mt-0.5 shrink-0 text-accent"
            />
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="mt-0.5 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
