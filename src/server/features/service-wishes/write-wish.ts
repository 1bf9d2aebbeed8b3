import { toJamo } from "#domain/hangul/jamo.ts";
import { marksFrom, type WishMark, type WishState } from "#domain/service-wish/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";

/** Keeps a wish, or counts it to the same one: spacing, case and signs make no other. */
export async function writeWish(
  tx: Tx,
  wish: { words: string; now: Date; ids: Ids },
): Promise<void> {
  const { words, now, ids } = wish;
  const row = { id: ids.next(), keys: toJamo(words) || words, words, first_at: now, last_at: now };
  await tx`
    INSERT INTO service_wishes ${tx(row)}
    ON CONFLICT (keys) DO UPDATE SET words = excluded.words, count = service_wishes.count + 1, last_at = excluded.last_at`;
}

/** Verb for staff: says what became of a wish. */
export async function markWish(
  tx: Tx,
  { wishId, mark }: { wishId: string; mark: WishMark },
): Promise<void> {
  const [row] = await tx<{ state: WishState }[]>`
    SELECT state FROM service_wishes WHERE id = ${wishId} FOR UPDATE`;
  const { state } = row ?? refuse("not_found");
  if (!marksFrom(state).includes(mark)) refuse("state_forbids");
  await tx`UPDATE service_wishes SET state = ${mark} WHERE id = ${wishId}`;
}
