import { CALL_TIMES_TURNED } from "#domain/request/request-rules.ts";
import { MAIN_REGION_ID } from "#domain/request-form/main-region.ts";
import type { Answer } from "#domain/request-form/question.ts";
import type { Screen } from "#domain/request-form/screens.ts";
import type { Day } from "#domain/calendar/day.ts";
import { Button } from "#ui/action/button.tsx";
import { ContactHours } from "./contact-hours.tsx";
import { QuestionField } from "./question-field.tsx";
import { answersOf, CONTACT_ID, withAnswer, type RequestDraft } from "./draft/request-draft.ts";
import type { Problem } from "./steps.ts";

interface StepScreenProps {
  screen: Screen;
  draft: RequestDraft;
  today: Day;
  problem: Problem | null;
  /** Where this person's last request was. */
  lastPlace: { code: string; name: string } | null;
  onChange: (update: (before: RequestDraft) => RequestDraft) => void;
  /** The screen's only answer was given whole. */
  onCommit: (questionId: string, answer: Answer) => void;
  onSending: (sending: boolean) => void;
}

/** The questions of one screen; a single one is named by the page's heading. */
export function StepScreen({
  screen,
  draft,
  today,
  problem,
  lastPlace,
  onChange,
  onCommit,
  onSending,
}: StepScreenProps) {
  const answers = answersOf(draft);
  const isAlone = screen.questions.length === 1;
  // The field of the times says itself what is wrong with them.
  const ofTimes = problem?.message === CALL_TIMES_TURNED;
  const errorOf = (question: string) =>
    problem?.question === question && !ofTimes ? problem.message : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {screen.questions.map((question) => {
        const commit = isAlone ? (answer: Answer) => onCommit(question.id, answer) : undefined;
        return (
          <div key={question.id}>
            {question.id === MAIN_REGION_ID && lastPlace && (
              <Button
                variant="tonal"
                block
                className="mb-4"
                onClick={() => {
                  onChange((before) => withAnswer(before, question.id, lastPlace.code));
                  commit?.(lastPlace.code);
                }}
              >
                지난번과 같은 곳: {lastPlace.name}
              </Button>
            )}
            <QuestionField
              question={question}
              labelHidden={isAlone}
              compact={!isAlone}
              answer={answers[question.id]}
              onAnswer={(answer) => onChange((before) => withAnswer(before, question.id, answer))}
              onCommit={commit}
              error={errorOf(question.id)}
              today={today}
              photos={draft.photos}
              onPhotos={(photos) => onChange((before) => ({ ...before, photos }))}
              onSending={onSending}
            />
            {question.id === CONTACT_ID && answers[CONTACT_ID] === "calls" && (
              <ContactHours
                draft={draft}
                onChange={(hours) => onChange((before) => ({ ...before, ...hours }))}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
