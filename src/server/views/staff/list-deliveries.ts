import type { Output, Query } from "#contract/registry.ts";
import { maskEmail } from "#domain/account/mask-email.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { maskMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { STUCK_STATES } from "#domain/notice/delivery.ts";
import { deliveryPurposeLabel } from "#domain/notice/delivery-purpose.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDeliveriesOf, findStuck, type DeliveryRow } from "./delivery-rows.ts";
import type { Seen } from "./seen.ts";

/** What did not go out or may not have, what was to go out first before the rest. */
export async function listDeliveries(
  db: Db,
  query: Query<"staff.deliveries">,
): Promise<Output<"staff.deliveries">> {
  const limit = query.limit ?? PAGE_SIZE;
  const after = decodeTimedCursor(query.cursor);
  return presentPage(await findStuck(db, query, { after, limit: limit + 1 }), limit);
}

/** What one person was sent, and what came of it. */
export async function listDeliveriesOf(
  db: Db,
  accountId: string,
  query: Query<"staff.people.deliveries">,
): Promise<Seen<"staff.people.deliveries">> {
  const { id, name } = (await findPerson(db, accountId)) ?? refuse("not_found");
  const limit = query.limit ?? PAGE_SIZE;
  const after = decodeTimedCursor(query.cursor);
  const rows = await findDeliveriesOf(db, id, { after, limit: limit + 1 });
  const [step] = await db<{ on: boolean | null }[]>`
    SELECT CASE WHEN role = 'member' THEN EXISTS (
      SELECT FROM account_authenticators s WHERE s.account_id = a.id AND confirmed_at IS NOT NULL) END AS on
    FROM accounts a WHERE id = ${id}`;
  const page = {
    person: maskName(name),
    has_second_step: step?.on ?? null,
    ...presentPage(rows, limit),
  };
  return { subject: { kind: "account", id }, personId: id, page };
}

function presentPage(rows: readonly DeliveryRow[], limit: number): Output<"staff.deliveries"> {
  const page = pageOf(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
  return { items: page.items.map(presentDelivery), next: page.next };
}

function presentDelivery(row: DeliveryRow): Output<"staff.deliveries">["items"][number] {
  const { state, person_name: name, sent_at: sentAt } = row;
  return {
    id: row.id,
    title: row.notice_title ?? deliveryPurposeLabel(row.purpose),
    account_id: row.account_id,
    person: name && maskName(name),
    recipient: maskedRecipient(row),
    channel: row.channel,
    state,
    report: row.report,
    tries: row.tries,
    last_error: row.last_error,
    created_at: seoulIso(row.created_at.getTime()),
    not_before: state === "pending" ? seoulIso(row.not_before.getTime()) : null,
    sent_at: sentAt && seoulIso(sentAt.getTime()),
    can_send_again: row.has_text && STUCK_STATES.some((stuck) => stuck === state),
  };
}

/** Of a push it is the account itself. */
function maskedRecipient({ channel, recipient }: DeliveryRow): string | null {
  if (channel === "push") return null;
  return channel === "email" ? maskEmail(recipient) : maskMobile(recipient);
}
