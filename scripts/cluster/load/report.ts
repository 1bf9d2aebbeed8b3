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
  const refused = Object.entries(writes.refusals)
    .map(([name, count]) => `${name} ${count}번`)
    .join(", ");
  const lines = [
    `쓰기 ${writes.writes}개 · 확인 ${writes.acknowledged}개 · 잃음 ${verdict.lost.length} · 두 번 ${verdict.doubled.length}`,
    `거절된 시도 ${refused || "없음"} · 가장 긴 거절 ${seconds(writes.longestRefusalMs)} · 가장 긴 쓰기 ${seconds(writes.longestMs)}`,
    `쪽 ${pages.length}번 · 실패 ${failedPages} · 가장 긴 쪽 ${seconds(Math.max(0, ...pages.map(({ ms }) => ms)))}`,
  ];
  if (waits.length > 0) {
    const sorted = waits.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    lines.push(
      `쓸 수 없던 시간 가운데 ${seconds(middle)} · 가장 김 ${seconds(sorted.at(-1) ?? 0)}`,
    );
  }
  return lines.map((line) => `  ${line}\n`).join("");
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)}초`;
