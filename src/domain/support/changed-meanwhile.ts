import { josa } from "../text/josa.ts";
import type { TicketActor } from "./ticket-lifecycle.ts";

/** What happened to a ticket last, as whoever else works on it is told. */
export interface LastTicketChange {
  by: TicketActor;
  /** Of staff; null for the person and for time. */
  staffName: string | null;
  did: "wrote" | "closed";
}

/** Why an answer that was written to an older ticket is not taken. What was typed is still there. */
export function changedMeanwhile({ by, staffName, did }: LastTicketChange): string {
  return `${whatHappened(by, staffName, did)} 아래에서 확인한 뒤 다시 눌러 주세요. 적은 글은 그대로 있어요.`;
}

function whatHappened(by: TicketActor, staffName: string | null, did: "wrote" | "closed"): string {
  if (by === "time") return "그 사이에 답이 없어 저절로 닫혔어요.";
  const who = by === "person" ? "문의한 분이" : `${josa(`${staffName ?? "다른"} 운영자`, "이")}`;
  return `그 사이에 ${who} ${did === "wrote" ? (by === "person" ? "글을 더 남겼어요." : "먼저 답했어요.") : "문의를 마쳤어요."}`;
}
