import { tabStorage } from "./device-storage.ts";

/** Where a talk keeps what is being written in it. */
export const messageDraftKey = (quoteId: string) => `message-draft.${quoteId}`;

/** Puts first words into a talk's empty input; what somebody was writing there stays. */
export function startMessage(quoteId: string, words: string): void {
  const key = messageDraftKey(quoteId);
  if (!tabStorage.read(key)) tabStorage.write(key, words);
}
