import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW, refusal } from "./answering.ts";
import { openPage, type Sent } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const NAME = "quotes.messages";
const visitor = { authenticated: true, userType: "customer" } as const;
const sample = sampleOutput(NAME) as Output<typeof NAME>;

/** Places of messages from the newest to the oldest, as the server answers them. */
function talk(newest: number, oldest: number): { status: number; body: object } {
  const items = Array.from({ length: newest - oldest + 1 }, (_, index) => {
    const seq = newest - index;
    return { ...sample.items[0], id: `message-${seq}`, seq, text: `${seq}번째 글` };
  });
  const read = { first_unread: null, unread_count: 0, last_seq: newest };
  const conversation = { ...sample.conversation, quote_id: ID, viewer: "customer", ...read };
  return { status: 200, body: { items, conversation, next: null } };
}

const after = ({ url }: Sent) => new URL(url, "http://somssi.test").searchParams.get("after");

it("fetches what a lost link has left out with the next answer, if the first try fails", async () => {
  let newest = 3;
  let isDown = false;
  const answer = answering({
    [NAME]: (sent: Sent) => {
      const from = Number(after(sent));
      if (from > 0) return isDown ? refusal("internal") : talk(newest, from + 1);
      return talk(newest, newest > 50 ? newest - 49 : 1);
    },
  });
  const page = await openPage({ path: `/chats/${ID}`, visitor, now: NOW, answer });
  const asked = () => page.sent.map(after).filter((from) => from !== null);
  const hear = async () => {
    await page.queryClient.invalidateQueries({ queryKey: [NAME] });
    await page.settle();
  };
  expect(asked()).toEqual([]);
  [newest, isDown] = [60, true];
  await hear();
  expect(asked()).toEqual(["3"]);
  isDown = false;
  await hear();
  expect(asked()).toEqual(["3", "3"]);
  await hear();
  expect(asked()).toEqual(["3", "3"]);
});
