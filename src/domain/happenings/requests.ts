export type RequestHappening =
  | RequestOffered
  | RequestDesignated
  | RequestMadeUrgent
  | RequestWindowEnded
  | RequestEndDecided
  | RequestClosed
  | RequestReopened
  | RequestBlocked;

/** A request came to these pros, or came back to them; accounts. */
interface RequestOffered {
  kind: "request.offered";
  requestId: string;
  serviceName: string;
  why: "published" | "designated" | "reopened" | "more_quotes";
  accountIds: readonly string[];
}

interface RequestDesignated {
  kind: "request.designated";
  requestId: string;
  serviceName: string;
  accountId: string;
}

/** It was marked as urgent, and these pros are notified by text message too. */
interface RequestMadeUrgent {
  kind: "request.made_urgent";
  requestId: string;
  serviceName: string;
  accountIds: readonly string[];
}

interface RequestWindowEnded {
  kind: "request.window_ended";
  requestId: string;
  customerId: string;
  quoteCount: number;
}

/**
 * Its end without a hire, or that of its hire by staff, is decided and not yet written: what gives back credits locks
 * everybody who is notified afterwards (decision 024).
 */
interface RequestEndDecided {
  kind: "request.end_decided";
  requestId: string;
  wasHired: boolean;
  why: "request_closed" | "request_blocked";
  /** Staff's words, or the customer's. */
  reason: string;
}

interface RequestClosed {
  kind: "request.closed";
  requestId: string;
  customerId: string;
  quoteCount: number;
  by: "customer" | "system";
  mayReopen: boolean;
}

/** Its windows are written anew. */
interface RequestReopened {
  kind: "request.reopened";
  requestId: string;
}

interface RequestBlocked {
  kind: "request.blocked";
  requestId: string;
  customerId: string;
  quoteCount: number;
  wasHired: boolean;
  /** Staff's words. */
  reason: string;
}
