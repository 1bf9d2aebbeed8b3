import { expect, it } from "vitest";
import type { Answers, RequestForm } from "./question.ts";
import { LEAST_ANSWERS, PHOTO_ID, SAMPLE_FORM } from "#test/request-form/sample-form.ts";
import { summariseAnswers } from "./summarise-answers.ts";

const NAMES = new Map([["11110", "서울 종로구"]]);

function summary(answers: Answers, form: RequestForm = SAMPLE_FORM) {
  return summariseAnswers(form, answers, (code) => NAMES.get(code) ?? null);
}

it("puts each kind of answer in words, in form order", () => {
  const answers: Answers = {
    photos: [PHOTO_ID, PHOTO_ID.replace("0", "1")],
    ...LEAST_ANSWERS,
    wants_extra: "yes",
    extras: ["window", "mold"],
    mold_place: "안방",
    area: 1200,
    home: { floor: 3, elevator: "no" },
    time: "09:30",
  };
  expect(summary(answers)).toEqual([
    { question: "wants_extra", label: "추가할까요?", value: "네" },
    { question: "extras", label: "무엇을 추가할까요?", value: "곰팡이, 창틀" },
    { question: "mold_place", label: "곰팡이는 어디에 있나요?", value: "안방" },
    { question: "area", label: "몇 평인가요?", value: "1,200평" },
    { question: "home", label: "집을 알려 주세요", value: "엘리베이터 아니요 · 층 3층" },
    { question: "date", label: "언제인가요?", value: "2026년 12월 01일" },
    { question: "time", label: "몇 시인가요?", value: "오전 9:30" },
    { question: "method", label: "어떻게 할까요?", value: "방문" },
    { question: "region", label: "어디인가요?", value: "서울 종로구" },
    { question: "photos", label: "사진이 있나요?", value: "사진 2장" },
  ]);
});

it("leaves out what is not answered, hidden, or held by the request itself", () => {
  const lines = summary({ ...LEAST_ANSWERS, extras: ["mold"], contact: "calls", photos: [] });
  expect(lines.map(({ question }) => question)).toEqual(Object.keys(LEAST_ANSWERS));
});

it("shows the code of a region without a name", () => {
  const lines = summary({ ...LEAST_ANSWERS, region: "99999" });
  expect(lines.find(({ question }) => question === "region")?.value).toBe("99999");
});

it("marks a 손 없는 날 when the service is a move", () => {
  const answers: Answers = { ...LEAST_ANSWERS, date: "2027-02-15" };
  const dateOf = (form: RequestForm) =>
    summary(answers, form).find(({ question }) => question === "date")?.value;
  expect(dateOf({ ...SAMPLE_FORM, service: "home-moving" })).toBe("2027년 02월 15일 · 손 없는 날");
  expect(dateOf(SAMPLE_FORM)).toBe("2027년 02월 15일");
});

it("is quiet about stored answers of a wrong type", () => {
  const answers: Answers = {
    area: "24",
    date: "언젠가",
    region: 11110,
    photos: "사진",
    home: "2층",
  };
  expect(summary(answers)).toEqual([]);
});
