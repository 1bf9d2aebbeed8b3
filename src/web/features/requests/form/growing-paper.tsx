import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import type { Screen } from "#domain/request-form/screens.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { answersOf, type RequestDraft } from "./draft/request-draft.ts";
import { useRegionNames } from "./use-region-names.ts";

interface GrowingPaperProps {
  form: RequestForm;
  draft: RequestDraft;
  screen: Screen;
}

/** The 요청서 beside the questions, filled line by line; for who sees it, the questions themselves say the same. */
export function GrowingPaper({ form, draft, screen }: GrowingPaperProps) {
  const answers = answersOf(draft);
  const nameOf = useRegionNames(draft.answers);
  const words = new Map(
    summariseAnswers(form, draft.answers, nameOf).map(({ question, value }) => [question, value]),
  );
  const questions = visibleQuestions(form, answers);
  const isNow = (id: string) => screen.questions.some((question) => question.id === id);
  return (
    <aside aria-hidden className="max-lg:hidden">
      <Paper rule="request" className="md:p-7">
        <PaperTitle title="요청서" level={2} />
        <Leaders
          className="mt-4 text-sm"
          items={questions.map(({ id, label }) => ({
            key: id,
            name: (
              <span
                className={clsx(
                  isNow(id)
                    ? "font-bold text-accent-ink"
                    : words.has(id)
                      ? "text-muted"
                      : "text-faint",
                )}
              >
                {label}
              </span>
            ),
            sum: <span className="line-clamp-3 whitespace-pre-line">{words.get(id) ?? ""}</span>,
          }))}
        />
      </Paper>
      <p className="mt-4 flex items-center gap-1.5 text-sm text-muted">
        <Check size={16} strokeWidth={2.25} />
        쓰던 내용은 이 기기에 남아 있어요.
      </p>
    </aside>
  );
}
