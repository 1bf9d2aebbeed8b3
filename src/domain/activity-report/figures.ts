import { ratio } from "./rounding.ts";
import type { ActivitySums } from "./sums.ts";

/** What a pro reads of a period. Whatever would be divided by zero, or is not known, is null and shown as "—". */
export interface ActivityFigures {
  received: number;
  sent: number;
  read: number;
  hired: number;
  captured: number;
  released: number;
  /** Captured credits per hire, to one decimal. */
  cost_per_hire: number | null;
  /** The same in won, where the price of all those credits is known. */
  won_per_hire: number | null;
  /** 열람률 and 고용률: percent of the quotes sent in the period that were read or hired until now. */
  read_rate: number | null;
  hire_rate: number | null;
  answer_seconds: number | null;
  /** Average position among the quotes of the same requests, and over how many of them. */
  price_position: { percent: number; count: number } | null;
}

/** The figures that the sums of a period come to. */
export function figuresOf(sums: ActivitySums): ActivityFigures {
  const { received, sent, read, hired, captured, released, capturedWon } = sums;
  const tenths = ratio(captured * 10, hired);
  const percent = ratio(sums.positionSum, sums.positionCount);
  return {
    received,
    sent,
    read,
    hired,
    captured,
    released,
    cost_per_hire: tenths === null ? null : tenths / 10,
    won_per_hire: capturedWon === null ? null : ratio(capturedWon, hired),
    read_rate: ratio(sums.readOfSent * 100, sent),
    hire_rate: ratio(sums.hiredOfSent * 100, sent),
    answer_seconds: sums.answerSeconds,
    price_position: percent === null ? null : { percent, count: sums.positionCount },
  };
}
