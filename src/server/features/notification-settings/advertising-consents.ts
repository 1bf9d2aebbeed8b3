import type {
  AdvertisingScope,
  ConsentAnswer,
  ConsentSource,
} from "#domain/account/advertising-consents.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";

/** Consents belong to the account; a person gives and takes those to advertising here. */
export interface AdvertisingConsents {
  findAnswers: (
    db: Db,
    accountId: string,
  ) => Promise<(ConsentAnswer & { source: ConsentSource })[]>;
  /** When they were last asked whether what they agreed to still holds, epoch ms; null for never. */
  findAskedAt: (db: Db, accountId: string) => Promise<number | null>;
  recordAnswers: (
    tx: Tx,
    accountId: string,
    answers: readonly { scope: AdvertisingScope; granted: boolean }[],
    how: { now: Date; ids: Ids; source: ConsentSource },
  ) => Promise<void>;
}
