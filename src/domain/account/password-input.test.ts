import { expect, test } from "vitest";
import { PASSWORD_MESSAGES } from "./password-rules.ts";
import { newPassword } from "./password-input.ts";

test("a password is not the address beside it, however that was typed", () => {
  const judged = (email: unknown) => newPassword("seoyeon@example.com", { email });
  for (const email of ["seoyeon@example.com", " Seoyeon@Example.com ", "SEOYEON@EXAMPLE.COM"])
    expect(judged(email), email).toBe(PASSWORD_MESSAGES.same_as_email);
  for (const email of ["minji@example.com", "서연", "", undefined])
    expect(judged(email)).toBeNull();
});
