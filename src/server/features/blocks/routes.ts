import { DAY_MS } from "#domain/calendar/durations.ts";
import type { Body, Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { findProCards } from "../pros/queries.ts";
import { findQuoteViewer } from "../quotes/quote-viewer.ts";
import { deleteBlock, findBlocks, insertBlock, type BlockRow } from "./queries.ts";

/** Blocks as their maker sees them. */
type LoadBlocks = (
  db: Db,
  rows: readonly BlockRow[],
) => Promise<Output<"users.me.blocks">["items"]>;

const BLOCKS_PER_DAY = 50;

/** Whom a person wants nothing to do with. */
export function blockHandlers({ loadBlocks }: { loadBlocks: LoadBlocks }) {
  return {
    "users.me.blocks": async ({ sql, viewer }) => ({
      items: await loadBlocks(sql, await findBlocks(sql, viewer.accountId)),
    }),

    "users.me.blocks.create": async ({ sql, body, viewer, now, ids, limit }) => {
      const { accountId } = viewer;
      const whom = await findWhom(sql, body, viewer);
      if (whom.accountId === accountId) refuse("not_found");
      await limit("block", accountId, BLOCKS_PER_DAY, DAY_MS);
      await insertBlock(sql, {
        id: ids.next(),
        blocker_id: accountId,
        blocked_id: whom.accountId,
        pro_id: whom.proId,
        created_at: now,
      });
      const all = await findBlocks(sql, accountId);
      const [block] = await loadBlocks(
        sql,
        all.filter((row) => row.blocked_id === whom.accountId),
      );
      return block ?? refuse("not_found");
    },

    "users.me.blocks.delete": async ({ sql, params, viewer }) => {
      if (!(await deleteBlock(sql, viewer.accountId, params.blockId))) refuse("not_found");
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** The other side of a quote of one's own, or a pro. */
async function findWhom(
  db: Db,
  body: Body<"users.me.blocks.create">,
  viewer: Member,
): Promise<{ accountId: string; proId: string | null }> {
  if ("pro_id" in body) return proAccount(db, body.pro_id);
  const { quote, request, side } = await findQuoteViewer(db, body.quote_id, viewer);
  if (side === "pro") return { accountId: request.customer_id, proId: null };
  return proAccount(db, quote.pro_id);
}

async function proAccount(db: Db, proId: string) {
  const card = (await findProCards(db, [proId])).get(proId) ?? refuse("not_found");
  return { accountId: card.account_id, proId };
}
