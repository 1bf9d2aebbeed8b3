import type { OptOut } from "#domain/notice/delivery.ts";
import type { NoticeChannel, NoticeGroup } from "#domain/notice/notice-groups.ts";
import type { Tx } from "../../platform/database/sql.ts";

/** What was planned belongs to the deliveries; it ends here when a person wants it no more. */
export interface Planned {
  dropSwitchedOff: (
    tx: Tx,
    accountId: string,
    off: readonly { group: NoticeGroup; channel: NoticeChannel }[],
    reason: OptOut,
  ) => Promise<void>;
}
