/** What uses a file, and what that means for the caller. */
export type UploadUse =
  /**
   * Not sent off with anything yet, with something that is gone, or beside what only the back office reads: reports
   * and certifications, whose files it has URLs of its own for, where each look is logged.
   */
  | { kind: "none" }
  | { kind: "request"; isRecipient: boolean }
  | { kind: "quote"; isQuoteViewer: boolean }
  /** Of a message, for the two sides of its conversation once it is open to them. */
  | { kind: "message"; isInConversation: boolean }
  /** Of a message of the help desk: for whoever asked. */
  | { kind: "support"; isAsker: boolean }
  /** Of a shown review, of a pro or of a piece of their work now: for those who may read the pro's page. */
  | { kind: "review" | "profile" | "portfolio"; reader: "everyone" | "caller" | "nobody" };

/** Who may see the file: everyone (the answer may be shared), this caller, or, for all they know, nobody. */
export function uploadAudience(facts: {
  isOwner: boolean;
  use: UploadUse;
}): "everyone" | "caller" | "nobody" {
  const { isOwner, use } = facts;
  const audience = audienceOfUse(use);
  return isOwner && audience === "nobody" ? "caller" : audience;
}

function audienceOfUse(use: UploadUse): "everyone" | "caller" | "nobody" {
  switch (use.kind) {
    case "none":
      return "nobody";
    case "request":
      return use.isRecipient ? "caller" : "nobody";
    case "quote":
      return use.isQuoteViewer ? "caller" : "nobody";
    case "message":
      return use.isInConversation ? "caller" : "nobody";
    case "support":
      return use.isAsker ? "caller" : "nobody";
    case "review":
    case "profile":
    case "portfolio":
      return use.reader;
  }
}
