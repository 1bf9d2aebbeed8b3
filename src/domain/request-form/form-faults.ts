import { ruleLineFaults } from "#domain/validation/rule-line-faults.ts";
import { paramsIn } from "#domain/validation/rule-line.ts";
import { MAIN_REGION_ID } from "./main-region.ts";
import type { Question, QuestionKind, RequestForm } from "./question.ts";
import { MAX_TEXT_LENGTH, mostCharacters, numberBounds } from "./question-rules.ts";

const ID = /^[a-z][a-z0-9_]*$/;
const SECOND_REGION_ID = "region_to";
const PHOTOS_ID = "photos";

/**
 * What is wrong with a form, as sentences for whoever writes the catalogue; empty for a sound one.
 * A sound form has one main region, conditions only on earlier choices, and the fields of each kind.
 */
export function formFaults(form: RequestForm): string[] {
  const ids = form.questions.map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => `question id "${id}" is used twice`),
    ...form.questions.flatMap((question, index) => [
      ...questionFaults(question, ids),
      ...conditionFaults(question, form.questions.slice(0, index)),
      ...placeFaults(question),
    ]),
    ...regionFaults(form.questions),
  ];
}

/** `ids`: the questions that stand beside it, as its rules may name them. */
function questionFaults(question: Question, ids: string[]): string[] {
  const { id, kind, options = [], parts = [], online_value: online } = question;
  const partIds = parts.map((part) => part.id);
  const isChoice = kind === "single" || kind === "multi";
  const values = options.map(({ value }) => value);
  const faults = [
    !ID.test(id) && "an id has small letters, digits and _ only",
    isChoice !== options.length > 0 && "choices have options, other kinds have none",
    ...repeated(values).map((value) => `option "${value}" is offered twice`),
    kind === "single" &&
      options.some(({ exclusive }) => exclusive) &&
      "one answer is always exclusive",
    online !== undefined &&
      !(kind === "single" && values.includes(online)) &&
      "no such online option",
    ...ruleFaults(question, ids),
    kind === "photo" && !((question.max_count ?? 0) > 0) && "photos have max_count",
    (kind === "group") !== parts.length > 0 && "a group has parts, other kinds have none",
    ...repeated(partIds).map((part) => `part "${part}" stands twice`),
    ...parts.flatMap((part) => partFaults(part, partIds)),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${id}: ${fault}`);
}

/** Kinds of answers that are one text or one number, which is what the standard rules judge. */
const RULED: readonly QuestionKind[] = ["text", "number", "date", "time"];

function ruleFaults(question: Question, ids: string[]): string[] {
  const { kind, rules, step } = question;
  if (rules !== undefined && !RULED.includes(kind)) return [`a ${kind} has no rules`];
  const faults = ruleLineFaults(rules ?? "", ids);
  if (faults.length > 0) return faults;
  const { min, max } = kind === "number" ? numberBounds(question) : { min: 0, max: 0 };
  if (min === undefined || max === undefined) return ["the rules of a number say between"];
  const isWhole = step !== undefined || paramsIn(rules ?? "", "integer") !== null;
  if (kind === "number" && !isWhole) return ["a number is an integer or has steps"];
  return mostCharacters(question) > MAX_TEXT_LENGTH
    ? [`a text has ${MAX_TEXT_LENGTH} characters at most`]
    : [];
}

function partFaults(part: Question, ids: string[]): string[] {
  const isSimple =
    !["group", "region", "photo"].includes(part.kind) && !part.when && !part.online_value;
  return [
    ...(isSimple ? [] : [`part "${part.id}" is not a simple question`]),
    ...questionFaults(part, ids),
  ];
}

// Answers that only the hired pro sees must not decide what others see.
function conditionFaults({ id, when }: Question, earlier: Question[]): string[] {
  if (!when) return [];
  const cause = earlier.find((question) => question.id === when.question);
  const offered = cause?.options?.map(({ value }) => value) ?? [];
  const isSound = cause && !cause.reveal && when.any_of.length > 0;
  return isSound && when.any_of.every((value) => offered.includes(value))
    ? []
    : [`${id}: its condition is not on options of an earlier question that all may see`];
}

function placeFaults({ id, kind }: Question): string[] {
  const regionIds = [MAIN_REGION_ID, SECOND_REGION_ID];
  if ((kind === "region") !== regionIds.includes(id)) {
    return [`${id}: a region is called ${regionIds.join(" or ")}, and nothing else is`];
  }
  return (kind === "photo") === (id === PHOTOS_ID) ? [] : [`${id}: photos are called ${PHOTOS_ID}`];
}

/** The main region is asked always, or whenever the answer to the question with the online option is another. */
function regionFaults(questions: Question[]): string[] {
  const region = questions.find(({ id }) => id === MAIN_REGION_ID);
  if (!region?.required) return ["the form asks for no main region"];
  const methods = questions.filter((question) => question.online_value !== undefined);
  const [method] = methods;
  if (methods.length > 1) return ["two questions have an online option"];
  if (!method) return region.when ? ["region: is hidden without an online option"] : [];
  const offline = method.options
    ?.map(({ value }) => value)
    .filter((v) => v !== method.online_value);
  const asked = region.when?.question === method.id ? [...region.when.any_of] : [];
  return offline?.toSorted().join() === asked.toSorted().join()
    ? []
    : ["region: must be asked for each option that is not the online one, and only then"];
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
