import { expect, it } from "vitest";
import { certificationLabel, isCredentialKind } from "./kind.ts";

it("labels a name and a business alike for all, and a credential by its title", () => {
  expect(certificationLabel({ kind: "identity", title: "김솜" })).toBe("본인 확인");
  expect(certificationLabel({ kind: "business", title: "솜씨상사" })).toBe("사업자 확인");
  expect(certificationLabel({ kind: "licence", title: "전기기사" })).toBe("전기기사");
});

it("counts neither a name nor a business among the credentials", () => {
  expect(isCredentialKind("award")).toBe(true);
  expect(isCredentialKind("identity")).toBe(false);
  expect(isCredentialKind("business")).toBe(false);
});
