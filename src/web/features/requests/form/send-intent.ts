import { tabStorage } from "#web/platform/draft/device-storage.ts";

const keyOf = (slug: string) => `request-send.${slug}`;

/**
 * Whoever asks to send and still lacks an account or a phone goes for them, and wants the request sent on coming back.
 * Kept in the tab rather than in the address: no link may send what somebody wrote.
 */
export function rememberToSend(slug: string): void {
  tabStorage.write(keyOf(slug), "1");
}

/** Whether the request was to be sent; asked once. */
export function wasToBeSent(slug: string): boolean {
  const wanted = tabStorage.read(keyOf(slug)) !== null;
  tabStorage.remove(keyOf(slug));
  return wanted;
}
