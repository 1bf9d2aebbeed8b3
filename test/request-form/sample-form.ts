import type { Question, RequestForm } from "#domain/request-form/question.ts";

/** The day that tests of request forms take for today. */
export const TODAY = "2026-11-21";

export const PHOTO_ID = "01939f3e-7c1a-7abc-8def-0123456789ab";

const yesNo = [
  { value: "yes", label: "네" },
  { value: "no", label: "아니요" },
];

/** A form with each kind of question, two chained conditions and an online option. */
export const SAMPLE_FORM: RequestForm = {
  service: "sample",
  version: 1,
  questions: [
    { id: "wants_extra", kind: "single", label: "추가할까요?", required: true, options: yesNo },
    {
      id: "extras",
      kind: "multi",
      label: "무엇을 추가할까요?",
      required: true,
      when: { question: "wants_extra", any_of: ["yes"] },
      options: [
        { value: "mold", label: "곰팡이" },
        { value: "window", label: "창틀" },
        { value: "none", label: "없음", exclusive: true },
      ],
    },
    {
      id: "mold_place",
      kind: "text",
      label: "곰팡이는 어디에 있나요?",
      required: true,
      rules: "typed_text:0,10",
      when: { question: "extras", any_of: ["mold"] },
    },
    {
      id: "area",
      kind: "number",
      label: "몇 평인가요?",
      required: true,
      unit: "평",
      rules: "between:3,200|integer",
    },
    {
      id: "home",
      kind: "group",
      label: "집을 알려 주세요",
      required: false,
      parts: [
        { id: "elevator", kind: "single", label: "엘리베이터", required: true, options: yesNo },
        {
          id: "floor",
          kind: "number",
          label: "층",
          required: false,
          unit: "층",
          rules: "between:1,100|integer",
        },
        {
          id: "door_code",
          kind: "text",
          label: "공동현관",
          required: false,
          reveal: "after_hire",
          rules: "typed_text:0,20",
        },
      ],
    },
    { id: "date", kind: "date", label: "언제인가요?", required: true },
    { id: "time", kind: "time", label: "몇 시인가요?", required: false },
    {
      id: "method",
      kind: "single",
      label: "어떻게 할까요?",
      required: true,
      online_value: "online",
      options: [
        { value: "visit", label: "방문" },
        { value: "online", label: "온라인" },
      ],
    },
    {
      id: "region",
      kind: "region",
      label: "어디인가요?",
      required: true,
      when: { question: "method", any_of: ["visit"] },
    },
    {
      id: "health",
      kind: "text",
      label: "아픈 곳이 있나요?",
      required: false,
      reveal: "after_hire",
      rules: "typed_text:0,200",
    },
    { id: "photos", kind: "photo", label: "사진이 있나요?", required: false, max_count: 10 },
    {
      id: "contact",
      kind: "single",
      label: "어떻게 연락받을까요?",
      required: true,
      options: [
        { value: "messages", label: "메시지만" },
        { value: "calls", label: "전화도" },
      ],
    },
  ],
};

/** Answers that fill the sample form's required questions and no other. */
export const LEAST_ANSWERS = {
  wants_extra: "no",
  area: 24,
  date: "2026-12-01",
  method: "visit",
  region: "11110",
} as const;

/** The sample form's question with this id. */
export function sampleQuestion(id: string): Question {
  const question = SAMPLE_FORM.questions.find((asked) => asked.id === id);
  if (!question) throw new Error(`the sample form has no question "${id}"`);
  return question;
}
