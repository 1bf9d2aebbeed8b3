import { staffLogHandlers } from "./log-routes.ts";
import { queueHandlers } from "./queue-routes.ts";
import { ticketHandlers } from "./ticket-routes.ts";
import { waitingHandlers } from "./waiting-routes.ts";
import { wishViewHandlers } from "./wish-routes.ts";

/** What staff read without it being an event: what waits, and their own log. */
export function staffViewHandlers() {
  return {
    ...queueHandlers(),
    ...waitingHandlers(),
    ...ticketHandlers(),
    ...staffLogHandlers(),
    ...wishViewHandlers(),
  };
}
