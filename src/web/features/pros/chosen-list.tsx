import X from "lucide-react/icons/x";
import { useRef } from "react";

interface ChosenListProps {
  label: string;
  items: readonly { key: string; label: string }[];
  /** How many were chosen, where one item stands for several. */
  count?: number;
  max: number;
  onRemove: (key: string) => void;
}

/** What was chosen so far and how many more may be; a press takes one out. */
export function ChosenList({ label, items, count = items.length, max, onRemove }: ChosenListProps) {
  const group = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={`${label} ${count}개, ${max}개까지`}
      className="rounded-md outline-none"
    >
      <p aria-hidden className="text-sm font-semibold">
        {label}{" "}
        <span className="numeric font-normal text-muted">
          {count}/{max}
        </span>
      </p>
      {items.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {items.map((item) => (
            <li key={item.key}>
              <button
                type="button"
                aria-label={`${item.label} 삭제`}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-4 text-sm font-medium text-accent-ink hover:bg-sunken"
                onClick={() => {
                  onRemove(item.key);
                  // The pressed button goes; the focus must not fall back to the page's start.
                  group.current?.focus();
                }}
              >
                {item.label}
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
