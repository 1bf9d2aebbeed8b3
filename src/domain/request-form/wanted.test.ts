import { expect, it } from "vitest";
import type { Question, RequestForm } from "./question.ts";
import { wantedPlace, wantedTime } from "./wanted.ts";

const question = (id: string, kind: Question["kind"]): Question => ({
  id,
  kind,
  label: id,
  required: false,
});
const form: RequestForm = {
  service: "home-moving",
  version: 1,
  questions: [
    {
      ...question("mode", "single"),
      online_value: "online",
      options: [
        { value: "online", label: "온라인" },
        { value: "visit", label: "방문" },
      ],
    },
    { ...question("region", "region"), when: { question: "mode", any_of: ["visit"] } },
    { ...question("region_to", "region"), when: { question: "mode", any_of: ["visit"] } },
    question("pickup_time", "time"),
    question("return_time", "time"),
  ],
};
const nameOf = (code: string) =>
  ({ "11680": "서울 강남구", "41135": "경기 성남시 분당구" })[code] ?? null;

it.each([
  [{ mode: "visit", region: "11680" }, "서울 강남구"],
  [{ mode: "visit", region: "11680", region_to: "41135" }, "서울 강남구 → 경기 성남시 분당구"],
  [{ mode: "visit", region: "99999" }, ""],
  [{ mode: "visit" }, ""],
  [{ mode: "online", region: "11680" }, ""],
])("of %j the work is at %j", (answers, place) => {
  expect(wantedPlace(form, answers, nameOf)).toBe(place);
});

it.each([
  [{}, null],
  [{ pickup_time: "14:30" }, "14:30"],
  [{ pickup_time: "14:30", return_time: "18:00" }, "14:30"],
  [{ return_time: "18:00" }, "18:00"],
  [{ pickup_time: "오후" }, null],
])("of %j the time asked for is %j", (answers, time) => {
  expect(wantedTime(form, answers)).toBe(time);
});
