import type { Me } from "#contract/endpoints/accounts.ts";
import type { Output } from "#contract/registry.ts";
import type { Logins } from "../../gateways/login/choose-logins.ts";
import type { MessageChannel } from "../../gateways/message/message-port.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Member, Staff } from "../../platform/viewer.ts";

/** What the slice needs besides the platform. */
export interface AccountDeps {
  /** Whether a message on this channel would go anywhere. */
  reaches: (channel: MessageChannel) => boolean;
  /** The providers by which people sign in. */
  logins: Logins;
  /** How people see what they changed of themselves. */
  loadMe: (db: Db, viewer: Member | Staff) => Promise<Me>;
  loadViewerPhone: (db: Db, accountId: string) => Promise<Output<"users.me.phone">>;
}
