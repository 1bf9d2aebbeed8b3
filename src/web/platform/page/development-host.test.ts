import { describe, expect, it } from "vitest";
import { isDevelopmentHost } from "./development-host.ts";

describe("development tooling", () => {
  it.each([
    "local.localhost",
    "local.somssi.kr",
    "my-local.somssi.kr",
    "notlocal.somssi.kr",
    "somssi.local.kr",
    "local.",
    "dev.somssi.kr",
    "dev",
    "my-dev-box",
    "somssi.dev",
    "developer.somssi.kr",
    "a.dev.b",
    "xdevx",
  ])("shows at %s, which contains local. or dev", (hostname) => {
    expect(isDevelopmentHost(hostname)).toBe(true);
  });

  it.each([
    "localhost",
    "somssi.local",
    "local",
    "local-somssi.kr",
    "locals.somssi.kr",
    "127.0.0.1",
    "[::1]",
    "192.168.0.10",
    "somssi.kr",
    "www.somssi.kr",
    "de.v.somssi.kr",
    "d-e-v.kr",
    "",
    // The browser writes host names in small letters; others are not ours.
    "LOCAL.somssi.kr",
    "DEV.somssi.kr",
  ])("does not show at %j", (hostname) => {
    expect(isDevelopmentHost(hostname)).toBe(false);
  });
});
