import type { ChainVerdict } from "#domain/review/chain.ts";

type Problem = Extract<ChainVerdict, { ok: false }>["problem"];

/** What is wrong with the first broken link, for people. */
export const chainProblemText: Record<Problem, string> = {
  position: "순서가 맞지 않아요. 기록이 빠졌거나 끼어들었을 수 있어요.",
  previous_hash: "바로 앞 기록과 이어지지 않아요.",
  content: "후기의 내용이 기록된 것과 달라요.",
  hash: "기록을 다시 계산한 값이 달라요.",
};
