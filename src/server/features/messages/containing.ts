/** A LIKE pattern: what is typed stands for itself, never for anything. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
