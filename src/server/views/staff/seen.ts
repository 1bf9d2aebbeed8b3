import type { EndpointName, Output } from "#contract/registry.ts";
import type { FiledKind, LookedUpKind, StaffLogSubject } from "#domain/staff/log-subject.ts";
import type { UploadRow } from "../../features/uploads/queries.ts";

/** What staff look at, as their log names it, and whose data it is. */
interface About<Kind extends LookedUpKind = LookedUpKind> {
  subject: StaffLogSubject<Kind>;
  personId: string;
}

/** A page of somebody's data; the look at it is written down before staff are shown it. */
export interface Seen<Name extends EndpointName> extends About {
  page: Output<Name>;
}

/** The same of a private file. */
export interface SeenFile extends About<FiledKind> {
  upload: UploadRow;
}
