import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { isUndecidedCustomer } from "#domain/request/undecided.ts";
import { mostCharacters, mostPhotos, numberBounds } from "#domain/request-form/question-rules.ts";
import type { Answer, Question } from "#domain/request-form/question.ts";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { TimeField } from "#ui/date/time-field.tsx";
import { GroupField } from "./group-field.tsx";
import { dayChoice, photoField, regionField } from "./later-parts.ts";
import type { RequestDraft } from "./draft/request-draft.ts";

export interface QuestionFieldProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
  /** The answer was pressed rather than walked to by key: one that needs no more can be gone on with. */
  onCommit?: ((answer: Answer) => void) | undefined;
  error: string | undefined;
  today: Day;
  photos: RequestDraft["photos"];
  onPhotos: (photos: RequestDraft["photos"]) => void;
  /** Called while photos are being uploaded, which going on would stop. */
  onSending: (sending: boolean) => void;
  /** Beside others: short answers stand closer together. */
  compact?: boolean;
  /** The question stands above as the page's heading already. */
  labelHidden?: boolean;
}

const LONG_TEXT = 200;
/** From this many options on they stand in two columns. */
const MANY_OPTIONS = 7;
/** Characters of an option that fits a third of a phone. */
const SHORT_OPTION = 4;

function columnsOf({ options = [] }: Question, compact: boolean): 1 | 2 | 3 {
  if (compact && options.length === 3 && options.every(({ label }) => label.length <= SHORT_OPTION))
    return 3;
  return options.length >= MANY_OPTIONS || (compact && options.length === 4) ? 2 : 1;
}

/** The control for one question of a request form. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onAnswer, onCommit, error, today, labelHidden = false } = props;
  const { slug } = useParams({ from: "/request/$slug" });
  const texts = {
    label: question.label,
    labelHidden,
    optional: !labelHidden && !question.required,
    hint: labelHidden ? undefined : question.help,
    error,
  };
  const text = typeof answer === "string" ? answer : "";
  const chosen = Array.isArray(answer) ? answer : [];
  const options = (question.options ?? []).map(({ value, label, exclusive }) => ({
    value,
    label,
    ...(exclusive ? { exclusive } : {}),
  }));
  const columns = columnsOf(question, props.compact ?? false);

  switch (question.kind) {
    case "single":
      return (
        <>
          <ChoiceCards
            {...texts}
            options={options}
            columns={columns}
            value={text}
            onChange={onAnswer}
            onCommit={(value) => {
              const option = question.options?.find((one) => one.value === value);
              // What an option means is read before going on.
              if (option?.needs_notice === undefined) onCommit?.(value);
            }}
          />
          <OptionNotice question={question} chosen={[text]} />
        </>
      );
    case "multi":
      return (
        <>
          <ChoiceCards
            {...texts}
            multiple
            options={options}
            columns={columns}
            value={chosen}
            onChange={(values) => onAnswer(values.length > 0 ? values : undefined)}
          />
          <OptionNotice question={question} chosen={chosen} />
        </>
      );
    case "number":
      return (
        <NumberField
          {...texts}
          value={typeof answer === "number" ? answer : null}
          onChange={(value) => onAnswer(value ?? undefined)}
          unit={question.unit}
          {...numberBounds(question)}
          step={question.step ?? 1}
          placeholder={question.placeholder}
        />
      );
    case "date":
      return (
        <dayChoice.Part
          service={slug}
          label={question.label}
          labelHidden={labelHidden}
          value={text}
          today={today}
          error={error}
          onAnswer={(value) => {
            onAnswer(value);
            onCommit?.(value);
          }}
        />
      );
    case "time":
      return (
        <TimeField
          {...texts}
          value={text}
          onChange={(event) => onAnswer(event.target.value || undefined)}
        />
      );
    case "region":
      return (
        <regionField.Part
          label={question.label}
          value={text || undefined}
          onChange={onAnswer}
          onCommit={onCommit}
          error={error}
        />
      );
    case "photo":
      return (
        <photoField.Part
          slug={slug}
          {...texts}
          photos={props.photos.filter(({ id }) => chosen.includes(id))}
          maxFiles={mostPhotos(question)}
          onChange={(photos) => {
            props.onPhotos(photos);
            onAnswer(photos.length > 0 ? photos.map(({ id }) => id) : undefined);
          }}
          onSending={props.onSending}
        />
      );
    case "text":
      return mostCharacters(question) > LONG_TEXT ? (
        <TextArea
          {...texts}
          rows={6}
          limit={mostCharacters(question)}
          placeholder={question.placeholder}
          value={text}
          onChange={(event) => onAnswer(event.target.value || undefined)}
        />
      ) : (
        <TextField
          {...texts}
          placeholder={question.placeholder}
          value={text}
          onChange={(event) => onAnswer(event.target.value || undefined)}
        />
      );
    case "group":
      return (
        <GroupField
          {...props}
          renderPart={(part) => (
            <QuestionField
              key={part.question.id}
              {...props}
              {...part}
              onCommit={undefined}
              labelHidden={false}
              error={undefined}
            />
          )}
        />
      );
  }
}

/** What choosing an option means, said at once; who only asks for prices is shown where they stand. */
function OptionNotice({ question, chosen }: { question: Question; chosen: readonly string[] }) {
  const { slug } = useParams({ from: "/request/$slug" });
  const notices = (question.options ?? []).filter(
    ({ value, needs_notice }) => needs_notice !== undefined && chosen.includes(value),
  );
  return notices.map(({ value, needs_notice }) => (
    <Notice
      key={value}
      tone="neutral"
      live="polite"
      className="mt-3"
      action={
        isUndecidedCustomer(value) && (
          <TextLink render={<Link to="/prices/$slug" params={{ slug }} />}>
            가격 가이드 보기
          </TextLink>
        )
      }
    >
      {needs_notice}
    </Notice>
  ));
}
