import { clsx } from "clsx";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { tabClass, tabRowClass } from "./tab-class.ts";

export type Tab = {
  value: string;
  label: ReactNode;
  /** A number beside the label. */
  count?: number;
  panel: ReactNode;
};

type TabsProps = {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Without `value` the tabs keep their own state, starting at the first. */
  value?: string;
  onChange?: (value: string) => void;
  className?: string;
};

/** Views of one thing, one at a time. Arrow keys move between tabs, Home and End to the ends. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.value);
  const current = tabs.find((tab) => tab.value === (value ?? own)) ?? tabs[0];
  if (!current) return null;

  function choose(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  function walk(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === current?.value);
    const targets: Record<string, number> = {
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    choose(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={tabRowClass} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={tabClass(tab === current)}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={clsx("text-sm tabular-nums", tab !== current && "text-muted")}>
                {groupDigits(tab.count)}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        key={current.value}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${current.value}`}
        tabIndex={0}
        className="rounded-sm pt-5"
      >
        {current.panel}
      </div>
    </div>
  );
}
