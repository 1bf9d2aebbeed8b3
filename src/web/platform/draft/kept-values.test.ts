import { describe, expect, it } from "vitest";
import { changedValues, keptValues } from "./kept-values.ts";

const defaults = { text: "", amount: null as number | null, items: [] as string[], on: false };

describe("values kept on the device", () => {
  it("come back as they were", () => {
    const kept = { text: "도배", amount: 3, items: ["a"], on: true };
    expect(keptValues(defaults, kept)).toEqual(kept);
  });

  it("fall back to the default where they are missing or of another kind", () => {
    expect(keptValues(defaults, { text: 4, items: "a", on: "yes" })).toEqual(defaults);
  });

  it("bring nothing that the form does not know", () => {
    expect(keptValues(defaults, { other: 1 })).toEqual(defaults);
  });

  it.each([null, "text", 3])("are the defaults for %j", (kept) => {
    expect(keptValues(defaults, kept)).toEqual(defaults);
  });
});

it("are those alone that were changed, so that what was left comes back as it is by then", () => {
  const opened = { ...defaults, items: ["a"], text: "도배" };
  const changed = changedValues({ ...opened, items: ["a", "b"], amount: 3 }, opened);
  expect(changed).toEqual({ items: ["a", "b"], amount: 3 });
  expect(keptValues({ ...opened, text: "장판" }, changed).text).toBe("장판");
  expect(changedValues(opened, opened)).toEqual({});
});
