import { describe, expect, it } from "vitest";
import { mayAddFiles, mayTakeBackFile, roomForFiles } from "./add-file.ts";
import type { RequestState } from "#domain/request/lifecycle.ts";
import type { QuoteState } from "./lifecycle.ts";

const TODAY = "2027-03-10";
const standing = { requestState: "hired", hireState: "hired" } as const;
const of = (requestState: RequestState) => ({ requestState, hireState: null });
const quote = (state: QuoteState, valid_until = TODAY) => ({ state, valid_until });

describe("mayAddFiles", () => {
  it.each([
    ["sent", true],
    ["read", true],
    ["hired", true],
    ["declined", false],
    ["expired", false],
    ["withdrawn", false],
  ] as const)("of a quote that is %s says %s", (state, may) => {
    expect(mayAddFiles(quote(state), state === "hired" ? standing : of("open"), TODAY)).toBe(may);
  });

  it("ends with the last day of a quote that nobody hired", () => {
    expect(mayAddFiles(quote("read", "2027-03-09"), of("open"), TODAY)).toBe(false);
    expect(mayAddFiles(quote("hired", "2027-03-09"), standing, TODAY)).toBe(true);
  });

  it("ends with the request, but goes on after the work of a hired quote", () => {
    const completed = { requestState: "completed", hireState: "completed" } as const;
    expect(mayAddFiles(quote("read"), of("closed"), TODAY)).toBe(false);
    expect(mayAddFiles(quote("hired"), completed, TODAY)).toBe(true);
    expect(mayAddFiles(quote("hired"), { ...standing, requestState: "blocked" }, TODAY)).toBe(
      false,
    );
  });

  it("ends with a hire that was cancelled, whatever became of the request since", () => {
    for (const requestState of ["cancelled", "open", "choosing", "hired", "completed"] as const) {
      const cancelled = { requestState, hireState: "cancelled" as const };
      expect(mayAddFiles(quote("hired"), cancelled, TODAY), requestState).toBe(false);
    }
  });
});

describe("roomForFiles", () => {
  it.each([
    [0, 5],
    [4, 1],
    [5, 0],
    [6, 0],
  ])("beside %d files is %d", (count, room) => {
    expect(roomForFiles(count)).toBe(room);
  });
});

describe("mayTakeBackFile", () => {
  it("only says yes of what was added later and not seen since", () => {
    expect(mayTakeBackFile({ added: null })).toBe(false);
    expect(mayTakeBackFile({ added: { seen: true } })).toBe(false);
    expect(mayTakeBackFile({ added: { seen: false } })).toBe(true);
  });
});
