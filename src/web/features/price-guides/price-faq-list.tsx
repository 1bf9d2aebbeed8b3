import { RunningText } from "#ui/text/running-text.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { PriceQuestion } from "./price-faq.ts";

/** Frequent questions with their answers, all in sight. */
export function PriceFaqList({ questions }: { questions: readonly PriceQuestion[] }) {
  return (
    <Section title="자주 묻는 가격 질문">
      <dl className="flex flex-col gap-5">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-bold">{question}</dt>
            <dd className="mt-1 text-muted">
              <RunningText>{answer}</RunningText>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
