import fc from "fast-check";
import { expect, it } from "vitest";
import type { Message } from "#contract/endpoints/messages.ts";
import { message } from "#test/factories/messages.ts";
import { EMPTY_WINDOW, joined, movedTo, reachesEnd, reachesStart } from "./message-window.ts";

/** As the server answers: newest first. */
const answer = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(to - index));
const seqs = ({ messages }: { messages: readonly Message[] }) => messages.map(({ seq }) => seq);

it("grows both ways", () => {
  const window = [answer(4, 5), answer(2, 3), answer(6, 6)].reduce(joined, EMPTY_WINDOW);
  expect(seqs(window)).toEqual([2, 3, 4, 5, 6]);
  expect([reachesStart(window), reachesEnd(window)]).toEqual([false, true]);
});

it("takes nothing that would leave a gap, and knows that there is more", () => {
  const window = [answer(1, 2), answer(4, 5)].reduce(joined, EMPTY_WINDOW);
  expect(seqs(window)).toEqual([1, 2]);
  expect([reachesStart(window), reachesEnd(window)]).toEqual([true, false]);
});

it("moves to another place and keeps knowing the end", () => {
  const window = movedTo(joined(EMPTY_WINDOW, answer(90, 99)), answer(10, 12));
  expect(seqs(window)).toEqual([10, 11, 12]);
  expect(window.lastSeq).toBe(99);
});

it("an empty conversation has nothing before and nothing after", () => {
  expect([reachesStart(EMPTY_WINDOW), reachesEnd(EMPTY_WINDOW)]).toEqual([true, true]);
});

it("has no gap and no message twice, whatever comes in whatever order", () => {
  const span = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat({ max: 8 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const window = spans.reduce(
        (now, [from, more]) => joined(now, answer(from, from + more)),
        EMPTY_WINDOW,
      );
      const all = seqs(window);
      expect(all).toEqual(all.map((_, index) => (all[0] ?? 0) + index));
    }),
  );
});
