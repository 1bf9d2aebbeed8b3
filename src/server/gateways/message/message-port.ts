export type MessageChannel = "sms" | "alimtalk" | "email";

export interface OutgoingMessage {
  /** Ours, the same at every try: providers and mail programs may drop repeats by it. */
  id: string;
  channel: MessageChannel;
  /** A Korean phone number (+8210…, 010…) or one bare mail address. */
  to: string;
  /** E-mail only. */
  subject?: string;
  text: string;
  html?: string;
  /** E-mail only: where one press ends letters like this (RFC 8058). */
  unsubscribeUrl?: string;
  /** 알림톡 only: what it was made from. Where it cannot go as 알림톡, `text` goes as SMS. */
  template?: MessageTemplate;
}

export interface MessageTemplate {
  /** Ours; what the provider calls it, its settings say. */
  code: string;
  /** Named as in the template without `#{}`. */
  variables: Record<string, string>;
}

export interface SendResult {
  /** unknown: it may or may not have gone out; ask again only within a stated bound. */
  outcome: "sent" | "refused" | "unknown";
  providerId?: string;
  /** How it went, where it is not the way that was asked for: an 알림톡 that could only go as SMS. */
  channel?: MessageChannel;
  /** Why not; of what was sent otherwise than asked for, why so. One short code for logs and the row. Never a person's data, never two lines. */
  reason?: string;
  /** With `refused`: nobody has this address, whatever is written to it. E-mail only. */
  addressGone?: boolean;
  /** With `unknown`: it surely did not go out, so another try cannot send it twice. */
  notSent?: boolean;
  /** Nobody would get through now, whoever it is for. */
  providerDown?: boolean;
}

/** Hands one message to whoever delivers it. Never throws: every failure is one of the outcomes. */
export interface MessagePort {
  send(message: OutgoingMessage): Promise<SendResult>;
}

export interface MessageReport {
  /**
   * waiting: it is on its way, or is just being replaced. unknown: who was asked did not tell. Neither is an end, and a
   * later question may be answered otherwise.
   */
  outcome: "delivered" | "undelivered" | "waiting" | "unknown";
  /** With `delivered`: by what, where that is known. */
  channel?: MessageChannel;
  /** Why it did not arrive, or not as it was sent; with `waiting`: why not so far. One short code, as in `SendResult`. */
  reason?: string;
  /** With `unknown`: no other question would be answered now. */
  providerDown?: boolean;
}

/** Tells later what became of a text that was sent. Never throws. */
export interface ReportPort {
  report(sent: { channel: MessageChannel; providerId: string }): Promise<MessageReport>;
}
