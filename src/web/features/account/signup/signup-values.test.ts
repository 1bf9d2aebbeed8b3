import { expect, it } from "vitest";
import { emptySignup, signupInput } from "./signup-values.ts";

const typed = (consents: Partial<typeof emptySignup.consents>) => ({
  ...emptySignup,
  consents: { ...emptySignup.consents, ...consents },
});

it("agrees to nothing by itself", () => {
  expect(Object.values(emptySignup.consents)).not.toContain(true);
  expect(signupInput(emptySignup).consents).toEqual(emptySignup.consents);
});

it("takes no consent to advertising at night from who did not consent to advertising", () => {
  const { consents } = signupInput(typed({ marketing: false, marketing_night: true }));
  expect(consents.marketing_night).toBe(false);
});

it("takes the consent to advertising at night where both were given", () => {
  const { consents } = signupInput(typed({ marketing: true, marketing_night: true }));
  expect(consents).toMatchObject({ marketing: true, marketing_night: true });
});

it("does not take advertising by day for advertising at night", () => {
  expect(signupInput(typed({ marketing: true })).consents.marketing_night).toBe(false);
});

it("sends the address and the name without what stands around them, the password as it was typed", () => {
  const values = { ...emptySignup, email: " a@b.kr ", name: " 김하늘 ", password: " p w " };
  expect(signupInput(values)).toMatchObject({ email: "a@b.kr", name: "김하늘", password: " p w " });
});
