import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { withdrawNameChange } from "./end-name-change.ts";

const WITHDRAWALS_PER_HOUR = 60;

/** What a pro does with a name that waits; asking for it is saving the profile with it. */
export function nameChangeHandlers() {
  return {
    "pro.nameChanges.withdraw": async ({ params, viewer, now, ids, limit, transaction }) => {
      const { accountId } = viewer;
      await limit("name_change", accountId, WITHDRAWALS_PER_HOUR, HOUR_MS);
      const { nameChangeId } = params;
      await transaction((tx) => withdrawNameChange(tx, { nameChangeId, accountId, now, ids }));
      return {};
    },
  } satisfies Partial<Handlers>;
}
