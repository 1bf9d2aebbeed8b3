import type { StoragePort } from "../../gateways/storage/storage-port.ts";

/** What the slice needs besides the platform. */
export interface StaffDeps {
  /** Whether e-mail goes to the local inbox: only then may a code be mailed instead of an authenticator's. */
  mailsStayHere: boolean;
  storage: StoragePort;
}
