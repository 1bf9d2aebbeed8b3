import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { OPERATOR_FACTS } from "#domain/operator/operator.ts";
import { answering, NOW } from "../answering.ts";
import { mainText, said } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const nobody = Object.fromEntries(OPERATOR_FACTS.map((fact) => [fact, null]));
const operator = (facts: Partial<Output<"operator.get">>) => ({ ...nobody, ...facts });

function open(facts: Partial<Output<"operator.get">>, path = "/business-info") {
  const answer = answering({ "operator.get": operator(facts) });
  return openPage({ path, visitor, now: NOW, answer });
}

describe("who runs the product", () => {
  it("is told with what is known, and without what is not", async () => {
    await open({ name: { value: "솜씨 주식회사", example: false } });
    expect(mainText()).toContain("상호솜씨 주식회사");
    expect(mainText()).not.toMatch(/대표|예시/);
  });

  it("is said to be an example where it is one", async () => {
    await open({ representative: { value: "홍길동", example: true } });
    expect(mainText()).toContain("예시라고 적힌 값은 시험용이고");
    expect(mainText()).toContain("대표홍길동 (예시)");
  });

  it("stands at the foot of other pages, too, examples as such", async () => {
    const facts = {
      name: { value: "솜씨 주식회사", example: false },
      representative: { value: "홍길동", example: true },
    };
    await open(facts, "/help");
    expect(said()).toContain("상호솜씨 주식회사대표홍길동 (예시)");
  });
});
