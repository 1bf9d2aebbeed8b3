import type { Handlers } from "../../platform/http/call.ts";
import { decideAndLog } from "./decide.ts";
import { logListLook, showPage } from "./look-up.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** What went out to people and what did not. Each look is logged, and so is what is sent again. */
export function staffDeliveryHandlers({
  pages,
  sendAgain,
}: Pick<StaffDeps, "pages" | "sendAgain">) {
  return {
    "staff.deliveries": async (call) => {
      await logListLook(call, "delivery.look_up");
      return pages.listDeliveries(call.sql, call.query);
    },

    "staff.deliveries.send": (call) => {
      const { params, body, now } = call;
      const { deliveryId } = params;
      return decideAndLog(call, { action: "delivery.send", reason: "" }, async (tx) => {
        const again = { deliveryId, twiceIsFine: body.may_arrive_twice, now };
        const { accountId: personId } = await sendAgain(tx, again);
        return { subject: { kind: "delivery", id: deliveryId }, personId };
      });
    },

    "staff.people.deliveries": async (call) =>
      showPage(call, await pages.listDeliveriesOf(call.sql, call.params.accountId, call.query)),
  } satisfies Partial<Handlers>;
}
