import { describe, expect, it } from "vitest";
import { isGap, readLastEventId } from "./event-stream.ts";

const from = (seq: number) => [{ seq, kind: "message", payload: {} }];

describe("isGap", () => {
  it.each([
    ["nothing new", 7, { newest: 7, events: [] }, false],
    ["nothing ever", 0, { newest: 0, events: [] }, false],
    ["the next one", 7, { newest: 9, events: from(8) }, false],
    ["the first one", 0, { newest: 1, events: from(1) }, false],
    ["one missing in between", 7, { newest: 9, events: from(9) }, true],
    ["all of them deleted", 7, { newest: 9, events: [] }, true],
    ["a number not given yet", 10, { newest: 9, events: [] }, true],
    ["a number never given", -1, { newest: 0, events: [] }, true],
  ])("%s", (_case, seen, page, gap) => {
    expect(isGap(seen, page)).toBe(gap);
  });
});

describe("readLastEventId", () => {
  it.each([
    [undefined, null],
    ["0", 0],
    ["42", 42],
    ["", -1],
    ["-1", -1],
    ["1e3", -1],
    ["0x10", -1],
    [" 1", -1],
    ["9".repeat(16), -1],
    [["1", "2"], -1],
  ])("reads %j as %s", (header, number) => {
    expect(readLastEventId(header)).toBe(number);
  });
});
