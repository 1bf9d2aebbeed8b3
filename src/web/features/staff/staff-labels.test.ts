import { expect, it } from "vitest";
import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import { certificationKinds } from "./staff-labels.ts";

it("calls credentials as the pro who submits them does", () => {
  expect(certificationKinds).toMatchObject(CREDENTIAL_KIND_NAMES);
});
