/** Addresses as they stand in a text; what ends a sentence behind one is not part of it. */
const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,!?;:)\]}…。])/u;

/** The text in parts: every second one is an address. */
export function linkParts(text: string): string[] {
  return text.split(ADDRESS);
}
