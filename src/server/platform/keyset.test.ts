import { describe, expect, it } from "vitest";
import {
  decodeCursor,
  decodePositionCursor,
  decodeTimedCursor,
  encodeCursor,
  pageOf,
} from "./keyset.ts";
import { Refusal } from "./refusal.ts";

const ID = "0195c0de-0000-7000-8000-000000000001";
const AT = new Date("2027-03-10T03:00:00.123Z");

function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof Refusal ? { code: error.code, fields: error.fields } : error;
  }
  return "nothing thrown";
}

const badCursor = { code: "invalid", fields: { cursor: ["목록을 처음부터 다시 불러와 주세요."] } };

describe("a cursor", () => {
  it("carries an id and fits into an address as it is", () => {
    const cursor = encodeCursor(ID);
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeCursor(cursor)).toBe(ID);
  });
  it("carries a time to the millisecond with its id", () => {
    const cursor = encodeCursor({ at: AT, id: ID });
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeTimedCursor(cursor)).toEqual({ at: AT, id: ID });
  });
  it("carries a position", () => {
    expect(decodePositionCursor(encodeCursor("12"))).toBe(12);
    expect(decodePositionCursor(undefined)).toBe(0);
  });
  it.each(["0", "-1", "1.5", "1e3", "9999999999", ID, ""])("of position %j is refused", (key) => {
    expect(refusalOf(() => decodePositionCursor(encodeCursor(key)))).toEqual(badCursor);
  });
  it("is absent at the start of a list", () => {
    expect(decodeCursor(undefined)).toBeNull();
    expect(decodeTimedCursor(undefined)).toBeNull();
  });
  it.each([
    ["empty", ""],
    ["no base64", "한글"],
    ["no id", encodeCursor("not-an-id")],
    ["with a NUL", encodeCursor(`${ID}\u0000`)],
    ["of the other kind", encodeCursor({ at: AT, id: ID })],
  ])("that is %s is refused as a field", (_, cursor) => {
    expect(refusalOf(() => decodeCursor(cursor))).toEqual(badCursor);
  });
  it.each([
    ["of the other kind", encodeCursor(ID)],
    ["with an impossible time", encodeCursor(`2027-13-41T99:00:00.000Z ${ID}`)],
    ["of a year that the database does not know", encodeCursor(`0000-01-01T00:00:00.000Z ${ID}`)],
    ["with more behind it", encodeCursor(`${AT.toISOString()} ${ID} ${ID}`)],
  ])("of time and id that is %s is refused as a field", (_, cursor) => {
    expect(refusalOf(() => decodeTimedCursor(cursor))).toEqual(badCursor);
  });
});

describe("pageOf", () => {
  const rows = [{ id: ID }, { id: ID.replace(/1$/, "2") }, { id: ID.replace(/1$/, "3") }];
  const idOf = (row: { id: string }) => row.id;

  it("shows `limit` rows and leads on from the last shown one when there is one more", () => {
    const page = pageOf(rows, 2, idOf);
    expect(page.items).toEqual(rows.slice(0, 2));
    expect(decodeCursor(page.next ?? undefined)).toBe(rows[1]?.id);
  });
  it("ends when the rows just fill the page, fall short, or are none", () => {
    expect(pageOf(rows, 3, idOf)).toEqual({ items: rows, next: null });
    expect(pageOf(rows, 4, idOf).next).toBeNull();
    expect(pageOf([], 20, idOf)).toEqual({ items: [], next: null });
  });
});
