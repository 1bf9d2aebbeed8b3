import { maskName } from "#domain/account/mask-name.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { mustOpenFirst } from "#domain/quote/is-living.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { accountNames, blocksBetween } from "../accounts/queries.ts";
import { findHireOfQuote, type HireRow } from "../hires/queries.ts";
import { presentProCard } from "../pros/present.ts";
import { findProCards } from "../pros/queries.ts";
import { findQuoteViewer, type QuoteViewer } from "../quotes/quote-viewer.ts";

export interface Thread extends QuoteViewer {
  /** The hire that the quote led to. */
  hire: HireRow | undefined;
  proAccountId: string;
  proState: ProState;
  /** The account of the side that does not look. */
  otherAccountId: string;
  /** How each side is called for the one that looks, by account id. */
  names: Map<string, string>;
  /** The other side as the one that looks may know them. */
  other: { name: string; photo_url: string | null; pro_id: string | null };
  /** Who has blocked the other, and the id of the block of the one that looks. */
  block: { mine: boolean; other: boolean; id: string | null };
}

/**
 * The thread of a quote for one of its two sides; refuses with `not_found`, and with `state_forbids` a customer who
 * has not opened the quote.
 */
export async function loadThread(db: Db, quoteId: string, viewer: Member): Promise<Thread> {
  const quoteViewer = await findQuoteViewer(db, quoteId, viewer);
  const { quote, request, side } = quoteViewer;
  if (mustOpenFirst(quote, side)) {
    refuse("state_forbids", { message: "견적을 먼저 열어 주세요. 대화는 그 아래에 있어요." });
  }
  const card = (await findProCards(db, [quote.pro_id])).get(quote.pro_id) ?? refuse("not_found");
  const customer = (await accountNames(db, [request.customer_id])).get(request.customer_id) ?? "";
  const hire = await findHireOfQuote(db, quote.id);
  const isNameShown = side === "customer" || knowEachOther(hire?.state);
  const customerName = isNameShown ? customer : maskName(customer);
  const pro = presentProCard(card);
  const otherAccountId = side === "customer" ? card.account_id : request.customer_id;
  const blocks = await blocksBetween(db, viewer.accountId, otherAccountId);
  const own = blocks.find(({ blocker_id }) => blocker_id === viewer.accountId);
  return {
    ...quoteViewer,
    hire,
    block: {
      mine: own !== undefined,
      other: blocks.some((one) => one !== own),
      id: own?.id ?? null,
    },
    proAccountId: card.account_id,
    proState: card.state,
    otherAccountId,
    names: new Map([
      [card.account_id, card.display_name],
      [request.customer_id, customerName],
    ]),
    other:
      side === "customer"
        ? { name: pro.display_name, photo_url: pro.photo_url, pro_id: pro.id }
        : { name: customerName, photo_url: null, pro_id: null },
  };
}
