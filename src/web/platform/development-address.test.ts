import { expect, it } from "vitest";
import { isDevelopmentAddress } from "./development-address.ts";

it.each([
  ["local.localhost", true],
  ["local.somssi.kr", true],
  ["dev.somssi.kr", true],
  ["localhost", false],
  ["127.0.0.1", false],
  ["somssi.kr", false],
])("development tooling at %s: %s", (hostname, shows) => {
  expect(isDevelopmentAddress(hostname)).toBe(shows);
});
