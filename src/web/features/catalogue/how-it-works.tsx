import { Section } from "#ui/section.tsx";

const steps = [
  {
    title: "한 번만 알려 주세요",
    text: "서비스에 맞는 질문 몇 가지에 답하면 요청서가 완성돼요. 전화번호는 고용하기 전까지 보이지 않아요.",
  },
  {
    title: "항목별 견적을 비교해요",
    text: "우리 지역 고수들이 포함·별도·불포함을 나눠 적은 견적을 보내요. 최대 다섯 개를 나란히 놓고 볼 수 있어요.",
  },
  {
    title: "고르고, 후기를 남겨요",
    text: "마음에 드는 고수를 고용하세요. 가격이나 일정이 바뀌면 서로 확인하고, 끝나면 후기를 남겨요.",
  },
];

/** The way from a request to a review in three steps. */
export function HowItWorks() {
  return (
    <Section title="이렇게 진행돼요">
      <ol className="grid gap-6 md:grid-cols-3">
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
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
