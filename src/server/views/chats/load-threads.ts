import { knowEachOther } from "#domain/request/contact-visible.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { isUnreadBy } from "#domain/quote/is-living.ts";
import type { MessageThread } from "#contract/endpoints/messages.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentService } from "../../features/requests/present.ts";
import { findRequests } from "../../features/requests/queries.ts";
import { messageTextOf } from "../../features/messages/present.ts";
import { unreadMessageCounts, type ThreadRow } from "../../features/messages/queries.ts";

/** Threads as one person sees them in the list of their talks. */
export async function loadThreads(
  db: Db,
  rows: readonly ThreadRow[],
  accountId: string,
): Promise<MessageThread[]> {
  const requests = await findRequests(
    db,
    rows.map((row) => row.request_id),
  );
  const names = await loadNames(db, [...requests.values()]);
  const customers = await accountNames(
    db,
    [...requests.values()].map((request) => request.customer_id),
  );
  const cards = await findProCards(
    db,
    rows.map((row) => row.pro_id),
  );
  const unread = await unreadMessageCounts(
    db,
    rows.map((row) => row.quote_id),
    accountId,
  );
  return rows.map((row) => {
    const request = requests.get(row.request_id) ?? refuse("not_found");
    const card = cards.get(row.pro_id) ?? refuse("not_found");
    const isCustomer = request.customer_id === accountId;
    const side = isCustomer ? "customer" : "pro";
    const wrote = row.author_id === accountId;
    const customer = customers.get(request.customer_id) ?? "";
    const pro = presentProCard(card);
    return {
      quote_id: row.quote_id,
      viewer: side,
      other: isCustomer
        ? { name: pro.display_name, photo_url: pro.photo_url, pro_id: pro.id }
        : {
            name: knowEachOther(row.hire_state) ? customer : maskName(customer),
            photo_url: null,
            pro_id: null,
          },
      service: presentService(request, names),
      quote_state: row.quote_state,
      hire_state: row.hire_state,
      request_state: request.state,
      last_message: {
        // The sentence of a card says who did it.
        mine: wrote && row.card_values === null,
        body: isUnreadBy(row, side) ? null : messageTextOf(row, { side, didIt: wrote }),
        created_at: seoulIso(row.created_at.getTime()),
      },
      unread_count: unread.get(row.quote_id) ?? 0,
      found: foundIn(row),
    };
  });
}

function foundIn({ found_id, found_seq, found_body }: ThreadRow): MessageThread["found"] {
  return found_id === null || found_seq === null || found_body === null
    ? null
    : { id: found_id, seq: found_seq, text: found_body };
}
