import { expect, it } from "vitest";
import { proNextSteps } from "./pro-next-steps.ts";

const TODAY = "2027-03-10";
const hire = {
  state: "hired" as const,
  agreed_date: "2027-03-12",
  agreed_time: null,
  reviewed_at: null,
};

it("promises a reminder only when the day before is still to come", () => {
  const told = (agreed_date: string) =>
    proNextSteps({ ...hire, agreed_date }, TODAY).sentences.join(" ");
  expect(told("2027-03-12")).toContain("전날에 다시");
  expect(told("2027-03-11")).not.toContain("전날에 다시");
});

it("is to talk until the agreed day, and to complete from then on", () => {
  expect(proNextSteps(hire, TODAY).actions[0]).toBe("chat");
  const due = proNextSteps({ ...hire, agreed_date: TODAY }, TODAY);
  expect(due.actions[0]).toBe("quote");
  expect(due.sentences[0]).toContain("완료하기");
});

it("is to answer the review once there is one", () => {
  const done = { ...hire, state: "completed" as const };
  expect(proNextSteps(done, TODAY).actions).not.toContain("reviews");
  const reviewed = { ...done, reviewed_at: "2027-03-13T12:00:00+09:00" };
  expect(proNextSteps(reviewed, TODAY).actions[0]).toBe("reviews");
});

it("asks to agree on a time only while there is none", () => {
  const told = (agreed_time: string | null) =>
    proNextSteps({ ...hire, agreed_time }, TODAY).sentences[0];
  expect(told(null)).toContain("시간과 준비할 것");
  expect(told("09:30")).not.toContain("시간");
});
