import { describe, expect, it } from "vitest";
import {
  bodyOf,
  consultantResolver,
  EMPTY_CONSULTANT,
  hoursErrors,
  valuesOf,
} from "./consultant-values.ts";

const TODAY = "2027-03-10";
const consultant = {
  pro_id: "01900000-0000-7000-8000-000000000001",
  headline: "창업 세무를 도와 드려요",
  fields: ["창업 세무"],
  career: [{ from_year: 2015, to_year: null, text: "세무회계 대표" }],
  fee: 30_000,
  minutes: 30,
  weekly_hours: { ...EMPTY_CONSULTANT.weekly_hours, mon: [{ from: "09:00", to: "12:00" }] },
  holidays: ["2027-03-12"],
  response_promise: "24h" as const,
};

const check = async (changes: Partial<typeof EMPTY_CONSULTANT>) => {
  const values = { ...valuesOf(consultant), ...changes };
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await consultantResolver(TODAY)(values, undefined, options)).errors;
};

describe("the values of a consultant profile", () => {
  it("lead back to what was stored", () => {
    const { pro_id: _, ...body } = consultant;
    expect(bodyOf(valuesOf(consultant))).toEqual(body);
  });

  it("pass when they stand", async () => {
    expect(await check({})).toEqual({});
  });

  it("tell each problem at its place", async () => {
    const errors = await check({
      headline: "",
      fee: null,
      fields: [],
      career: [{ text: "일", from_year: "15", to_year: "" }],
      weekly_hours: { ...consultant.weekly_hours, tue: [{ from: "12:00", to: "09:00" }] },
    });
    expect(errors.headline?.message).toBeTruthy();
    expect(errors.fee?.message).toBeTruthy();
    expect(errors.fields?.root?.message).toBeTruthy();
    expect(errors.career?.[0]?.from_year?.message).toBeTruthy();
    expect(errors.career?.[0]?.text?.message).toBeTruthy();
    expect(Object.keys(hoursErrors(errors.weekly_hours))).toEqual(["tue"]);
  });

  it("tell of a week without hours as a whole", async () => {
    const { weekly_hours } = await check({ weekly_hours: EMPTY_CONSULTANT.weekly_hours });
    expect(Object.keys(hoursErrors(weekly_hours))).toEqual(["root"]);
  });
});
