import { expect, it } from "vitest";
import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import { certificationKinds, requestStates } from "./staff-labels.ts";

it("calls credentials as the pro who submits them does", () => {
  expect(certificationKinds).toMatchObject(CREDENTIAL_KIND_NAMES);
});

it("names each state of a request by what is under way or came of it", () => {
  const names = Object.entries(requestStates).map(([state, { label }]) => `${state}: ${label}`);
  expect(names).toEqual([
    "draft: 작성 중",
    "open: 견적 받는 중",
    "choosing: 고르는 중",
    "hired: 고용됨",
    "completed: 완료",
    "closed: 마감",
    "cancelled: 취소됨",
    "blocked: 막음",
  ]);
});
