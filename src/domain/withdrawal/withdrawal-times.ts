import { DAY_MS } from "../calendar/durations.ts";

/** So long after asking to leave a person may come back. Then what is theirs is due to be destroyed. */
export const COME_BACK_DAYS = 3;
/** And by then it is: the law says "without delay", which its guide takes for five days (개인정보 보호법 제21조). */
export const DESTROYED_WITHIN_DAYS = 5;

/** When what is theirs is due to be destroyed, epoch ms. */
export function eraseAt(askedAt: number): number {
  return askedAt + COME_BACK_DAYS * DAY_MS;
}

/** Whether somebody who leaves may still come back: until the moment at which it is due, not at it. */
export function mayComeBack(withdrawal: { eraseAt: number }, now: number): boolean {
  return now < withdrawal.eraseAt;
}
