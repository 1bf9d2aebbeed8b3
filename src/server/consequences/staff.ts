import { staffActor, writeStaffLog } from "../features/staff/log.ts";
import type { Consequences } from "../platform/happenings.ts";

export const staffConsequences = {
  "staff.password_given": [
    (tx, { accountId, ip, isRight }, { now, ids }) =>
      writeStaffLog(tx, {
        by: staffActor({ viewer: { accountId }, request: { ip } }),
        kind: isRight ? "sign_in" : "refused",
        action: isRight ? "sign_in.password" : "sign_in.wrong_password",
        personId: accountId,
        now,
        ids,
      }),
  ],
} satisfies Partial<Consequences>;
