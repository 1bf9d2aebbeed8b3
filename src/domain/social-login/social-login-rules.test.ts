import { expect, it } from "vitest";
import { isProvenByProvider } from "./social-login-rules.ts";

it.each([
  ["the one that it checked", { email: "kim@example.com", emailVerified: true }, true],
  ["one that it did not check", { email: "kim@example.com", emailVerified: false }, false],
  ["another one", { email: "lee@example.com", emailVerified: true }, false],
  ["one where it named none", { email: null, emailVerified: true }, false],
])("a provider proves an address: %s", (_, vouched, proven) => {
  expect(isProvenByProvider(vouched, "kim@example.com")).toBe(proven);
});
