import { Section } from "#ui/layout/section.tsx";

interface FormQuestionsProps {
  labels: readonly string[];
}

/** What the request form will ask, so that nobody has to start it to find out. */
export function FormQuestions({ labels }: FormQuestionsProps) {
  if (labels.length === 0) return null;
  return (
    <Section
      title="요청할 때 이런 것을 물어봐요"
      description={`질문 ${labels.length}개예요. 고르는 답이 많아 몇 분이면 끝나요.`}
    >
      <ol className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {labels.map((label, index) => (
          <li key={label} className="flex gap-2.5">
            <span aria-hidden className="w-5 shrink-0 text-right text-muted tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0">{label}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
