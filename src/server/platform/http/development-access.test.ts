import { describe, expect, it } from "vitest";
import { isFromThisMachine } from "./development-access.ts";

function asks(peer: string | undefined, host: string | undefined, more = {}): boolean {
  return isFromThisMachine({ peer, headers: { ...(host ? { host } : {}), ...more } });
}

describe("isFromThisMachine", () => {
  it.each([
    ["127.0.0.1", "localhost:3000"],
    ["127.0.0.1", "LOCALHOST"],
    ["127.8.9.1", "127.0.0.1:44000"],
    ["::1", "[::1]:3000"],
    ["::ffff:127.0.0.1", "localhost"],
    ["127.0.0.1", "local.localhost:3000"],
  ])("answers %s asking for %s", (peer, host) => {
    expect(asks(peer, host)).toBe(true);
  });

  it.each([
    ["192.168.0.7", "localhost:3000"],
    ["::ffff:10.0.0.1", "localhost"],
    ["2001:db8::1", "localhost"],
    [undefined, "localhost"],
    ["127.0.0.1", undefined],
    ["127.0.0.1", "somssi.kr"],
    ["127.0.0.1", "notlocal.example"],
    ["127.0.0.1", "local.somssi.kr"],
    ["127.0.0.1", "local.evil.example"],
    ["127.0.0.1", "local."],
    ["127.0.0.1", "localhost.evil.example"],
    ["127.0.0.1", "10.0.0.1"],
    ["127.0.0.1", "local host"],
    ["127.0.0.1", "localhost@evil.example"],
  ])("hides from %s asking for %s", (peer, host) => {
    expect(asks(peer, host)).toBe(false);
  });

  it.each([
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "forwarded",
    "via",
    "x-real-ip",
  ])("hides behind a proxy that sends %s", (name) => {
    expect(asks("127.0.0.1", "localhost", { [name]: "127.0.0.1" })).toBe(false);
  });
});
