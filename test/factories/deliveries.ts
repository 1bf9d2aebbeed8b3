import type { DeliveryState } from "#domain/notice/delivery.ts";
import type { DeliveryChannel } from "#server/features/deliveries/queries.ts";
import type { TestApp } from "../app.ts";
import type { TestAccount } from "./accounts.ts";

interface DeliveryFacts {
  channel?: DeliveryChannel;
  to?: string;
  state?: DeliveryState;
  reason?: string;
  /** Empty as that of a code is once it has ended. */
  text?: string;
  purpose?: string;
}

/** Something that was to go out to a person; did not, unless told otherwise. Returns its id. */
export async function makeDelivery(
  app: TestApp,
  { id: accountId, email }: TestAccount,
  letter: DeliveryFacts = {},
): Promise<string> {
  const { channel = "email", to = email, state = "failed", reason = "network" } = letter;
  const { text = "김하나 고수님이 견적을 보냈어요.", purpose = "digest" } = letter;
  const now = app.clock.now();
  const id = app.ids.next();
  await app.sql`
    INSERT INTO deliveries
      (id, account_id, channel, recipient, subject, body, purpose, notice_group, state, tries, failures, last_error,
       not_before, sent_at, created_at)
    VALUES (${id}, ${accountId}, ${channel}, ${to}, ${channel === "email" ? "솜씨" : null}, ${text}, ${purpose},
            ${text === "" ? null : "my_work"}, ${state}, 6, 6, ${reason}, ${now}, ${state === "sent" ? now : null}, ${now})`;
  return id;
}
