import { beforeEach, describe, expect, it } from "vitest";
import { EVERYTHING } from "./cache-tags.ts";
import { ANSWER_LIMITS, SharedAnswers, type CheckedCall } from "./shared-answers.ts";

const PRO = "019b7600-0000-7000-8000-0000000000b1";
const REVIEW = "019b7600-0000-7000-8000-0000000000c1";

let now: number;
let read: number;
let answers: SharedAnswers;

beforeEach(() => {
  now = 1_000_000;
  read = 0;
  answers = new SharedAnswers(() => now, ANSWER_LIMITS);
});

const found = (query: object): CheckedCall => ({ name: "search.pro", params: {}, query });

/** Which reading it came from. */
async function get(call: CheckedCall, answer: object = {}): Promise<number> {
  const kept = await answers.get(call, async () => ({ ...answer, read: (read += 1) }));
  return (JSON.parse(kept.json.toString()) as { read: number }).read;
}

describe("an answer", () => {
  it("is read once for all who ask, at the same time and for ten seconds", async () => {
    expect(await Promise.all([get(found({ q: "a" })), get(found({ q: "a" }))])).toEqual([1, 1]);
    now += 9_999;
    expect(await get(found({ q: "a" }))).toBe(1);
    now += 1;
    expect(await get(found({ q: "a" }))).toBe(2);
  });

  it("is told apart by endpoint, path and query", async () => {
    const asked: CheckedCall[] = [
      found({ q: "a" }),
      found({ q: "b" }),
      { name: "categories.list", params: {}, query: {} },
      { name: "pro.get", params: { proId: PRO }, query: {} },
      { name: "pro.get", params: { proId: REVIEW }, query: {} },
      { name: "pro.reviews", params: { proId: PRO }, query: {} },
    ];
    for (const call of asked) await get(call);
    for (const [at, call] of asked.entries()) expect(await get(call)).toBe(at + 1);
  });

  it("is dropped by the ids that were asked for and answered, and by everything", async () => {
    const call: CheckedCall = { name: "pro.reviews", params: { proId: PRO }, query: {} };
    const answer = { items: [{ id: REVIEW }] };
    expect(await get(call, answer)).toBe(1);
    for (const [id, expected] of [
      ["019b7600-0000-7000-8000-0000000000ff", 1],
      [PRO, 2],
      [REVIEW, 3],
      [EVERYTHING, 4],
    ] as const) {
      answers.drop(id);
      expect(await get(call, answer)).toBe(expected);
    }
  });

  it("is not kept when it was refused, nor given once its time is over", async () => {
    const call = found({});
    await get(call);
    now += 10_000;
    const failing = () => Promise.reject(new Error("no database"));
    await expect(answers.get(call, failing)).rejects.toThrow("no database");
    expect(await get(call)).toBe(2);
  });

  it("takes its room: what was asked for longest ago goes first", async () => {
    answers = new SharedAnswers(() => now, { ...ANSWER_LIMITS, mostBytes: 100_000 });
    const large = { text: "가".repeat(3_000) };
    for (const q of ["a", "b", "a", "c"]) await get(found({ q }), large);
    expect(await get(found({ q: "a" }), large)).toBe(1);
    expect(await get(found({ q: "b" }), large)).toBe(4);
  });
});

describe("a call in process", () => {
  it("finds what was asked for over the wire, however its input is written", async () => {
    await get({ name: "search.pro", params: {}, query: { service: "moving", limit: 5 } });
    expect(answers.peek("search.pro", { limit: 5, service: "moving", q: undefined })?.body).toEqual(
      { read: 1 },
    );
    await get({ name: "pro.get", params: { proId: PRO }, query: {} });
    expect(answers.peek("pro.get", { proId: PRO.toUpperCase() })?.body).toEqual({ read: 2 });
  });

  it("finds nothing that is old, dropped, or would be refused", async () => {
    const input = { service: "moving" };
    await get(found(input));
    expect(answers.peek("search.pro", { ...input, junk: "1" })).toBeNull();
    expect(answers.peek("search.pro", { ...input, limit: 1_000 })).toBeNull();
    expect(answers.peek("pro.get", { proId: "nobody" })).toBeNull();
    expect(answers.peek("nothing", {})).toBeNull();
    answers.drop(EVERYTHING);
    expect(answers.peek("search.pro", input)).toBeNull();
    await get(found(input));
    now += 10_000;
    expect(answers.peek("search.pro", input)).toBeNull();
  });

  it("finds nothing of an endpoint that is not shared", async () => {
    await get({ name: "reviews.comments", params: { reviewId: REVIEW }, query: {} });
    expect(answers.peek("reviews.comments", { reviewId: REVIEW })).toBeNull();
  });

  it("cannot change it for the others", async () => {
    await get(found({}), { items: [{ id: PRO }] });
    const body = answers.peek("search.pro", {})?.body as { items: { id: string }[] };
    expect(() => body.items.push({ id: REVIEW })).toThrow(TypeError);
    expect(() => Object.assign(body.items[0] ?? {}, { id: REVIEW })).toThrow(TypeError);
    expect(answers.peek("search.pro", {})?.body).toBe(body);
  });
});
