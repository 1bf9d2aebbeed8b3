import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, type ReactElement, type ReactNode } from "react";
import { Card } from "../layout/card.tsx";
import { mergeElement } from "../merge-element.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon: ReactNode;
  /** How much waits there; 0 shows nothing. Read as "기다리는 일 3개", or as `countOf` says. */
  count?: number;
  countOf?: string;
  href?: string;
  /** The link to dress, e.g. `<Link to="/requests" />`. */
  render?: ReactElement;
};

type MenuListProps = {
  label: ReactNode;
  /** Under a heading that says the same. */
  labelHidden?: boolean;
  items: readonly MenuItem[];
};

/** Places to go to, one below the other under what they have in common. */
export function MenuList({ label, labelHidden = false, items }: MenuListProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={labelHidden ? "sr-only" : "mb-2 text-sm font-medium text-muted"}>
        {label}
      </p>
      <Card padding="none">
        <ul aria-labelledby={id} className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.key}>
              <MenuRow item={item} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const { label, icon, count = 0, countOf = "기다리는 일", href, render } = item;
  return mergeElement(render, "a", {
    href,
    className:
      "flex min-h-13 items-center gap-3 px-4 py-2 text-ink no-underline transition-colors [li:first-child>&]:rounded-t-lg [li:last-child>&]:rounded-b-lg hover:bg-sunken focus-visible:-outline-offset-2",
    children: (
      <>
        <span aria-hidden className="shrink-0 text-muted">
          {icon}
        </span>
        <span className="min-w-0 flex-1 font-medium">{label}</span>
        {count > 0 && (
          <span className="numeric rounded-full bg-accent-soft px-2 text-sm font-bold text-accent-ink">
            <span aria-hidden>{count > 99 ? "99+" : count}</span>
            <VisuallyHidden>
              {countOf} {count}개
            </VisuallyHidden>
          </span>
        )}
        <ChevronRight aria-hidden size={18} className="shrink-0 text-faint" />
      </>
    ),
  });
}
