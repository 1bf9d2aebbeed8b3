/** Whether each of the words stands in the text; letter case and how letters are composed don't count. */
export function holdsWords(text: string, words: string): boolean {
  const read = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => read.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().trim();
}
