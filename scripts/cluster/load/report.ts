import type { BrokenInvariants } from "#server/commands/check-ledger.ts";
import type { ChargeVerdict } from "./charge-verdict.ts";
import type { Summary, Try } from "./journal.ts";

interface Outcome {
  writes: Summary;
  pages: readonly Try[];
  verdict: { lost: readonly string[]; doubled: readonly string[] };
  /** How long nobody could write, each time; milliseconds. */
  waits?: readonly number[];
}

/** What a load has seen, in a few lines for whoever ran it. */
export function reportOf({ writes, pages, verdict, waits = [] }: Outcome): string {
  const failedPages = pages.filter(({ outcome }) => outcome !== "acknowledged").length;
  const lines = [
    `쓰기 ${writes.writes}개 · 확인 ${writes.acknowledged}개 · 잃음 ${verdict.lost.length} · 두 번 ${verdict.doubled.length}`,
    `거절된 시도 ${refusalsOf(writes)} · 가장 긴 거절 ${seconds(writes.longestRefusalMs)} · 가장 긴 쓰기 ${seconds(writes.longestMs)}`,
    `쪽 ${pages.length}번 · 실패 ${failedPages} · 가장 긴 쪽 ${seconds(Math.max(0, ...pages.map(({ ms }) => ms)))}`,
  ];
  if (waits.length > 0) {
    const sorted = waits.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    lines.push(
      `쓸 수 없던 시간 가운데 ${seconds(middle)} · 가장 김 ${seconds(sorted.at(-1) ?? 0)}`,
    );
  }
  return linesOf(lines);
}

/** What became of purchases, and whether the books agree with the gateway's record. */
export function chargeReportOf(
  purchases: Summary,
  { doubled, lost, broken }: ChargeVerdict & { broken: BrokenInvariants },
): string {
  const books = Object.entries(broken).flatMap(([name, texts]) =>
    texts.slice(0, MOST_SHOWN).map((text) => `${name} ${text}`),
  );
  return linesOf([
    `결제 ${purchases.writes}번 · 확인 ${purchases.acknowledged}번 · 두 번 결제 ${doubled.length} · 없는 결제 ${lost.length} · 거절된 시도 ${refusalsOf(purchases)}`,
    books.length === 0 ? "장부와 결제사의 기록이 맞아요." : "장부가 깨졌어요.",
    ...books,
  ]);
}

const MOST_SHOWN = 5;

function refusalsOf({ refusals }: Summary): string {
  return (
    Object.entries(refusals)
      .map(([name, count]) => `${name} ${count}번`)
      .join(", ") || "없음"
  );
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join("");

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)}초`;
