import { clsx } from "clsx";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { mergeElement } from "../merge-element.ts";
import { tabClass, tabRowClass } from "./tab-class.ts";

export type TabLink = {
  key: string;
  label: ReactNode;
  current: boolean;
  href?: string;
  /** The link to dress, e.g. `<Link to="/pro/inbox" />`. */
  render?: ReactElement;
};

/** Pages that belong together, shown as tabs; each is a link with its own URL. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.key;
  // Of a row that scrolls, the chosen one is in sight from the start; the page itself stays where it is.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={clsx("tab-row", tabRowClass)}>
      {links.map((link) => (
        <TabLinkItem key={link.key} link={link} />
      ))}
    </nav>
  );
}

/** A link of the router says by its status that it was pressed, before what it leads to is there. */
const PRESSED = "data-[status=active]:border-accent data-[status=active]:text-accent-ink";
const OTHER_PRESSED =
  "in-[.tab-row:has([data-status=active])]:not-data-[status=active]:border-transparent in-[.tab-row:has([data-status=active])]:not-data-[status=active]:text-muted";

function TabLinkItem({ link }: { link: TabLink }) {
  return mergeElement(link.render, "a", {
    href: link.href,
    className: clsx(tabClass(link.current), link.current ? OTHER_PRESSED : PRESSED),
    "aria-current": link.current ? ("page" as const) : undefined,
    children: link.label,
  });
}
