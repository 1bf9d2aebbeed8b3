import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import { keepsKey, newIdempotencyKey } from "./idempotency-key.ts";

function failure(status: number, code = "conflict") {
  return new ApiFailure(status, { error: { code, message: "", trace_id: "" } });
}

it("makes keys of 128 bits that differ", () => {
  const keys = new Set(Array.from({ length: 100 }, newIdempotencyKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

describe("keepsKey", () => {
  it.each([
    ["no answer", new ApiFailure(0, null)],
    ["a server in trouble", failure(503, "unavailable")],
    ["the first try still running", failure(409, "idempotency_running")],
    ["something unforeseen", new Error("x")],
  ])("keeps the key after %s", (_, error) => {
    expect(keepsKey(error)).toBe(true);
  });

  it.each([
    ["too few credits", failure(409, "credits_insufficient")],
    ["wrong input", failure(422, "invalid")],
    ["too many tries", failure(429, "too_many")],
    ["a forbidden call", failure(403, "forbidden")],
  ])("takes a new key after %s: the refusal is kept under the old one", (_, error) => {
    expect(keepsKey(error)).toBe(false);
  });
});
