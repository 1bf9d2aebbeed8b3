import type { Day } from "#domain/calendar/day.ts";
import type { Unknown } from "../payment-port.ts";

/** What the gateway says about a check that we started under an id of ours. */
export type FoundIdentity =
  | {
      outcome: "verified";
      name: string;
      birth: Day;
      /** The number of the person that every checking company knows them by; never stored as it is. */
      ci: string;
    }
  /** Not begun, or not finished yet. */
  | { outcome: "unfinished" }
  /** It came to nothing, or says less of the person than we need. */
  | { outcome: "failed" }
  | Unknown;

export interface IdentityPort {
  /** Never throws. */
  find(verificationId: string): Promise<FoundIdentity>;
}
