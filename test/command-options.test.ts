import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chosenNames, numberOption, partOption } from "./command-options.ts";

describe("the options of a command", () => {
  it("choose by a part of a name, or everything", () => {
    expect(chosenNames(["page", "search"], "sea")).toEqual(["search"]);
    expect(chosenNames(["page", "search"], "")).toEqual(["page", "search"]);
  });

  it("are refused with the list of names", () => {
    expect(() => chosenNames(["page", "search"], "nonsense")).toThrow(/nonsense[^]*page[^]*search/);
  });

  it("are whole numbers where numbers are needed", () => {
    expect(numberOption("--seed", "0", 0)).toBe(0);
    for (const text of ["", "x", "1.5", "-1", "1e99", "0"]) {
      expect(() => numberOption("--minutes", text, 1)).toThrow("--minutes");
    }
  });

  it("are a part of a whole where work is shared out", () => {
    expect(partOption("--part", "1/1")).toEqual({ place: 0, of: 1 });
    expect(partOption("--part", "3/3")).toEqual({ place: 2, of: 3 });
    for (const text of ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"]) {
      expect(() => partOption("--part", text)).toThrow("--part");
    }
  });

  it.each([
    ["bench/run.mjs", ["--only", "nonsense"], "search"],
    ["faults/run.mjs", ["--only", "nonsense"], "last credit"],
    ["faults/run.mjs", ["--nonsense"], "--nonsense"],
    ["scripts/model.mjs", ["100", "7", "8"], "usage"],
    ["scripts/mutation.mjs", ["src/domain/nonsense"], "src/domain/credits"],
  ])(
    "of %s are refused in words: %j",
    (script, args, said) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(import.meta.dirname, "..", script), ...args],
        { encoding: "utf8" },
      );
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(said);
      expect(stderr).not.toMatch(/^\s+at /m);
    },
    30_000,
  );
});
