import { describe, expect, it } from "vitest";
import { missingFacts, OPERATOR_FACTS, operatorOf } from "./operator.ts";

const given = { name: "한솜 주식회사", phone: "02-123-4567" };

describe("operatorOf", () => {
  it("marks what it fills in as an example, and what was set not", () => {
    const operator = operatorOf(given, { withExamples: true });
    expect(operator.name).toEqual({ value: "한솜 주식회사", example: false });
    expect(operator.representative).toMatchObject({ example: true });
    expect(missingFacts(operator)).toEqual([]);
  });

  it("leaves out what is not known where there are no examples", () => {
    const operator = operatorOf(given, { withExamples: false });
    expect(operator.phone).toEqual({ value: "02-123-4567", example: false });
    expect(missingFacts(operator)).toEqual(
      OPERATOR_FACTS.filter((fact) => fact !== "name" && fact !== "phone"),
    );
  });
});
