/** Where a browser takes pushes, as it named it itself. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key, 65 bytes as base64url. */
  p256dh: string;
  /** 16 bytes as base64url. */
  auth: string;
}

export interface OutgoingPush {
  device: PushTarget;
  /** What the service worker shows, as JSON; encrypted for the device before it leaves. */
  payload: string;
  /** For how long the push service keeps it for a device that is off; 0: only if it is on now. */
  ttlSeconds: number;
  /** What a device that saves power waits for. */
  urgency: "very-low" | "low" | "normal" | "high";
  /** A later push on the same topic takes the place of one that waits; any text, null for none. */
  topic: string | null;
}

export interface PushResult {
  /**
   * sent: the push service has it. gone: the device takes none any more, write to it never again. refused: the same
   * again would be refused again. unknown: it may or may not have gone out.
   */
  outcome: "sent" | "gone" | "refused" | "unknown";
  /** One short code for logs and the row. Never a person's data, never two lines. */
  reason?: string;
  /** With `unknown`: it surely did not go out, so another try cannot show it twice. */
  notSent?: boolean;
  /** With `unknown`: the push service asked not to be called again before. */
  retryAfterSeconds?: number;
}

/** Hands one push to the device's push service. Never throws: every failure is one of the outcomes. */
export interface PushPort {
  send(push: OutgoingPush): Promise<PushResult>;
}
