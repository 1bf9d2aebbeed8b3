import type { SheetProps } from "#ui/overlay/sheet.tsx";

/** A sheet in the place of the one that is fetched when it opens: what it says while it is open. */
export function Sheet({ open, title, description, children, footer }: SheetProps) {
  return (
    open && (
      <section>
        <h2>{title}</h2>
        <p>{description}</p>
        {children}
        {footer}
      </section>
    )
  );
}
