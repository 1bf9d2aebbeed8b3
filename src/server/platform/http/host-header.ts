/**
 * Whether the text of a Host header names a host, with its port or without, and nothing that a URL made of it
 * would read as something else: a path, a person, markup.
 */
export function isHost(text: string): boolean {
  return /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);
}
