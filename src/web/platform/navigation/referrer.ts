// document.referrer knows only the page that loaded this one, not the moves inside the app since.
let inAppReferrer: string | null = null;

/** Remembers the page that an in-app move leaves; the app calls it on each move. */
export function rememberReferrer(address: string): void {
  inAppReferrer = address;
}

/** The URL of the page that was left last, "" when unknown. */
export function referrerUrl(): string {
  return inAppReferrer ?? document.referrer;
}
