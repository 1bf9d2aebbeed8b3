import ChevronDown from "lucide-react/icons/chevron-down";
import { RunningText } from "#ui/text/running-text.tsx";
import { Section } from "#ui/layout/section.tsx";

interface FrequentQuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/** The frequent questions: each opens by itself, also before the page's code has come. */
export function FrequentQuestions({ questions }: FrequentQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section title="자주 묻는 질문">
      <div className="border-t border-line">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3 font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{question}</span>
              <ChevronDown
                size={20}
                aria-hidden
                className="shrink-0 text-muted transition-transform duration-quick group-open:rotate-180"
              />
            </summary>
            <p className="pr-9 pb-4 text-muted">
              <RunningText>{answer}</RunningText>
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
