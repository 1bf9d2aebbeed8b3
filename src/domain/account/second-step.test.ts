import { expect, it } from "vitest";
import { RECOVERY_CODE_BYTES, recoveryCodeOf, recoveryCodeText } from "./second-step.ts";

it("writes a recovery code in groups that are read again, however they are typed", () => {
  const bytes = Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, index) => index * 25);
  const code = recoveryCodeText(bytes);
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  const letters = code.replaceAll("-", "");
  for (const typed of [code, letters, ` ${code.toLowerCase()} `, code.replaceAll("-", " ")]) {
    expect(recoveryCodeOf(typed)).toBe(letters);
  }
});

it("gives each sequence of bits a code of its own", () => {
  const last = new Uint8Array(RECOVERY_CODE_BYTES).fill(255);
  const first = new Uint8Array(RECOVERY_CODE_BYTES);
  expect(recoveryCodeText(first)).toBe("AAAA-AAAA-AAAA-AAAA");
  expect(recoveryCodeText(last)).toBe("9999-9999-9999-9999");
});

it.each([
  "",
  "123456",
  "AAAA-AAAA-AAAA-AAA",
  "AAAA-AAAA-AAAA-AAAAA",
  "AAAA-AAAA-AAAA-AAA0",
  "AAAA-AAAA-AAAA-AAA가",
])("takes %j for none", (typed) => expect(recoveryCodeOf(typed)).toBeNull());
