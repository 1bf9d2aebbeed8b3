/** Why this browser takes no pushes, or that it does. */
export type PushSupport =
  | "supported"
  /** On an iPhone or iPad pages take pushes once they stand on the home screen. */
  | "on_home_screen"
  /** The person has refused them in the browser's own settings. */
  | "denied"
  | "missing";

export interface PushFacts {
  hasPush: boolean;
  permission: NotificationPermission | null;
  userAgent: string;
  touchPoints: number;
}

/** What a browser says of itself, as far as pushes go. */
export function pushFacts(): PushFacts {
  return {
    hasPush: "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
    permission: "Notification" in window ? Notification.permission : null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
}

export function pushSupport(facts: PushFacts): PushSupport {
  if (!facts.hasPush) return isApplePhone(facts) ? "on_home_screen" : "missing";
  return facts.permission === "denied" ? "denied" : "supported";
}

/** An iPhone or iPad; the latter calls itself a Mac, but Macs have no touch screens. */
export function isApplePhone({
  userAgent,
  touchPoints,
}: Pick<PushFacts, "userAgent" | "touchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}
