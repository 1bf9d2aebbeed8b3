export type ProHappening =
  | NameChangeDecided
  | NameChangeWithdrawn
  | PortfolioChanged
  | ProApplied
  | ProApproved
  | ProReinstated
  | ProRejected
  | ProSuspended;

/** Staff decided about a name that a pro asked for. */
interface NameChangeDecided {
  kind: "name_change.decided";
  proAccountId: string;
  /** The new one. */
  name: string;
  decision: "approve" | "reject";
  /** Staff's words to the pro; null with an approval. */
  reason: string | null;
}

interface NameChangeWithdrawn {
  kind: "name_change.withdrawn";
  proAccountId: string;
}

/** A pro added, edited, removed or ordered pieces of work. */
interface PortfolioChanged {
  kind: "portfolio.changed";
  proId: string;
  proAccountId: string;
}

interface ProFacts {
  proId: string;
  proAccountId: string;
}

/** An account made its profile and waits for staff. */
interface ProApplied extends ProFacts {
  kind: "pro.applied";
}

/** Staff let a pro who applied into the market. */
interface ProApproved extends ProFacts {
  kind: "pro.approved";
}

interface ProReinstated extends ProFacts {
  kind: "pro.reinstated";
  reason: string;
}

interface ProRejected extends ProFacts {
  kind: "pro.rejected";
  reason: string;
}

interface ProSuspended extends ProFacts {
  kind: "pro.suspended";
  reason: string;
}
