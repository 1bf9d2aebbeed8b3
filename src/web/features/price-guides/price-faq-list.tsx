import { RunningText } from "#ui/text/running-text.tsx";
import { Section } from "#ui/layout/section.tsx";
import { priceFaq } from "./price-faq.ts";
import type { Guide } from "./price-filter.ts";

/** Frequent questions with their answers, all in sight. */
export function PriceFaqList({ guide }: { guide: Guide }) {
  const questions = priceFaq(guide);
  if (questions.length === 0) return null;
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
