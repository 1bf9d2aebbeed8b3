import { expect, it } from "vitest";
import { isOfThisMachine, typedOrigin } from "./listen.ts";

it.each([
  ["http://localhost:15000", true],
  ["http://127.0.0.1", true],
  ["http://[::1]:8080", true],
  ["https://localhost", false],
  ["https://somssi.kr", false],
  ["http://localhost.example", false],
])("takes %s for an address of this machine: %s", (origin, expected) => {
  expect(isOfThisMachine(origin)).toBe(expected);
});

it.each([
  ["127.0.0.1", "http://localhost:8080"],
  ["::", "http://localhost:8080"],
  ["192.0.2.7", "http://192.0.2.7:8080"],
  ["2001:db8::7", "http://[2001:db8::7]:8080"],
])("listening on %s is reached at %s", (host, origin) => {
  expect(typedOrigin({ host, port: 8080, publicOrigin: null })).toBe(origin);
});

it("is reached at its public address, where it has one", () => {
  const publicOrigin = "https://somssi.kr";
  expect(typedOrigin({ host: "::", port: 8080, publicOrigin })).toBe(publicOrigin);
});
