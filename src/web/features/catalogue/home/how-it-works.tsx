import { Section } from "#ui/layout/section.tsx";

const steps = [
  {
    title: "한 번만 알려 주세요",
    text: "서비스에 맞는 질문 몇 가지에 답하면 요청서가 완성돼요.",
    promise: "요청은 무료이고, 전화번호는 고용한 고수에게만 보여요.",
  },
  {
    title: "항목별 견적을 비교해요",
    text: "고수들이 포함·별도·불포함을 나눠 적은 견적을 보내요. 다섯 개까지 나란히 놓고 볼 수 있어요.",
    promise: "고용한 뒤 금액은 내가 승인해야만 바뀌어요.",
  },
  {
    title: "고르고, 후기를 남겨요",
    text: "마음에 드는 고수를 고용하고, 끝나면 후기를 남겨요.",
    promise: "후기는 고용한 사람만 쓰고, 지워도 지운 수가 보여요.",
  },
];

/** The way from a request to a review in three steps, each with what it can be counted on for. */
export function HowItWorks() {
  return (
    <Section title="이렇게 진행돼요">
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 md:flex-col md:gap-3">
            <span
              aria-hidden
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent font-bold text-on-accent"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
              <p className="mt-2 border-l-2 border-accent pl-3 text-sm font-medium">
                {step.promise}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
