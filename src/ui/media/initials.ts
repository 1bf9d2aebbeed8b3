/**
 * What stands for a picture: the first letter of a Hangul name, up to two of a Latin one ("Kim Minji"
 * gives KM), and nothing for a blank name.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  if (!/^\p{Script=Latin}$/u.test(first)) return first;
  const second = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + second).toUpperCase();
}
