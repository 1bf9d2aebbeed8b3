import { expect, it } from "vitest";
import { appendLink, verifyChain, type ChainLink } from "#domain/review/chain.ts";
import { chainProblemText } from "./chain-labels.ts";

const at = "2027-02-01T09:00:00+09:00";
const written = (before: ChainLink | null, body: string) =>
  appendLink(before, { review_id: body, event: "written", at, content: { body } });
const first = written(null, "하나");
const second = written(first, "둘");
const third = written(second, "셋");

it.each([
  ["one was left out", [first, third], "기록이 빠졌거나 끼어들었을 수 있어요."],
  ["one was put in another's place", [first, { ...third, position: 2 }], "바로 앞 기록과 이어지지"],
  ["its words were changed", [first, { ...second, content: { body: "넷" } }], "후기의 내용이"],
  [
    "its day was changed",
    [first, { ...second, at: "2027-02-02T09:00:00+09:00" }],
    "다시 계산한 값",
  ],
])("says of a record in which %s what is wrong with it", (_, links, words) => {
  const verdict = verifyChain(links);
  expect(verdict.ok ? "sound" : chainProblemText[verdict.problem]).toContain(words);
});
