/** Between two facts on a line: it may end a line where they are parted, and never begins one. */
export function Dot() {
  return "\u00a0· ";
}

/** The same between facts that stand in one line on a phone, and each in its own column from a desk on. */
export function DotUntilDesk() {
  return (
    <span aria-hidden className="lg:hidden">
      <Dot />
    </span>
  );
}
