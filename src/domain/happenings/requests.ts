export type RequestHappening =
  | RequestOffered
  | RequestDesignated
  | RequestMadeUrgent
  | RequestWindowEnded
  | RequestClosed
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

/** It was marked as urgent, and these pros' accounts hear of it by text message too. */
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

interface RequestClosed {
  kind: "request.closed";
  requestId: string;
  customerId: string;
  quoteCount: number;
  by: "customer" | "system";
  mayReopen: boolean;
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
