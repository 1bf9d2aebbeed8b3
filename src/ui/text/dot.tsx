/** Between two facts on a line: it may end a line where they are parted, and never begins one. */
export function Dot() {
  return "\u00a0· ";
}
