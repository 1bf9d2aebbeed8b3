import { expect, it } from "vitest";
import { mainRegion } from "./main-region.ts";
import type { RequestForm } from "./question.ts";
import { LEAST_ANSWERS, SAMPLE_FORM } from "#test/request-form/sample-form.ts";

it.each([
  ["a si-gun-gu", LEAST_ANSWERS, "11110"],
  ["a dong", { ...LEAST_ANSWERS, region: "1111051500" }, "1111051500"],
  ["none when the service is online", { ...LEAST_ANSWERS, method: "online" }, null],
  ["none when it is not given", { method: "visit" }, null],
  ["none when the question is hidden", { region: "11110" }, null],
  ["none when it is no code", { method: "visit", region: "서울" }, null],
  ["none without answers", undefined, null],
])("finds %s", (_, answers, region) => {
  expect(mainRegion(SAMPLE_FORM, answers)).toBe(region);
});

it("takes the first of two regions, the 출발지, in either order of questions", () => {
  const from = { id: "region", kind: "region", label: "출발지", required: true } as const;
  const to = { id: "region_to", kind: "region", label: "도착지", required: true } as const;
  const form: RequestForm = { service: "moving", version: 1, questions: [to, from] };
  expect(mainRegion(form, { region: "11110", region_to: "26110" })).toBe("11110");
});
