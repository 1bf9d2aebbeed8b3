import { expect, it } from "vitest";
import { systemRandom } from "./random.ts";

it.each([0, 1, 16, 4_095, 4_096, 4_097])("gives %i bytes, never the same ones", (count) => {
  const drawn = Array.from({ length: 20 }, () => systemRandom.bytes(count));
  expect(drawn.every((bytes) => bytes.length === count)).toBe(true);
  // Nobody can read on into what others get.
  expect(drawn.every((bytes) => bytes.buffer.byteLength === count)).toBe(true);
  if (count >= 16) {
    expect(new Set(drawn.map((bytes) => Buffer.from(bytes).toString("hex"))).size).toBe(20);
  }
});

it("leaves alone what it gave out before", () => {
  const first = systemRandom.bytes(32);
  const before = Buffer.from(first).toString("hex");
  for (let draw = 0; draw < 500; draw += 1) systemRandom.bytes(32);
  expect(Buffer.from(first).toString("hex")).toBe(before);
});
