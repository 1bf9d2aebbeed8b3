import { clsx } from "clsx";

/**
 * The key that does the same as what it stands in or beside. Decoration, and no part of its text: `aria-keyshortcuts`
 * says it of the control.
 */
export function KeyCap({ name, className }: { name: string; className?: string }) {
  return (
    <kbd
      aria-hidden
      data-key={name}
      className={clsx(
        "inline-flex size-5.5 items-center justify-center rounded-[0.3125rem] border border-current font-sans text-xs opacity-80 before:content-[attr(data-key)] max-lg:hidden print:hidden",
        className,
      )}
    />
  );
}
