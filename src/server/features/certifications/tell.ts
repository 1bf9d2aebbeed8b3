import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import type { NotificationKind } from "../notifications/kinds.ts";
import { notify } from "../notifications/notify.ts";
import { findProCards } from "../pros/queries.ts";

interface Telling {
  proId: string;
  now: Date;
}

/** The pro's open pages show their certifications anew. */
export async function tellCertificationsChanged(
  tx: Tx,
  accountId: string,
  now: Date,
): Promise<void> {
  await publishEvent(tx, { accountId, kind: "account_changed", payload: {}, now });
}

/** Puts news of a certification into the pro's list, and onto their open pages. */
export async function tellPro(
  tx: Tx,
  { proId, kind, body, now, ids }: Telling & { kind: NotificationKind; body: string; ids: Ids },
): Promise<void> {
  const accountId = (await findProCards(tx, [proId])).get(proId)?.account_id;
  if (accountId === undefined) return;
  await notify(tx, { accountId, kind, body, path: "/pro/certifications", now, ids });
  await tellCertificationsChanged(tx, accountId, now);
}
