import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { dayAfterKey, monthOf } from "#ui/date/month-grid.ts";

/**
 * Walking the days of a month by keys: one day is the tab stop, arrows move it, Page Up and Down turn the month, and so
 * does an arrow past its end. Enter goes to what is on the day.
 */
export function useMonthKeys(month: string, today: string) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const [moveFocus, setMoveFocus] = useState(false);
  const active = monthOf(chosen) === month ? chosen : `${month}-01`;

  useEffect(() => {
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    // After a turn the days of the other month come with its answer.
    if (!moveFocus || !day) return;
    day.focus();
    setMoveFocus(false);
  }, [moveFocus, chosen, month]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Enter") {
      grid.current?.querySelector<HTMLElement>(`[data-day="${active}"] a`)?.click();
      return;
    }
    const day = dayAfterKey(active, event.key, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    setChosen(day);
    setMoveFocus(true);
    if (monthOf(day) !== month) {
      void navigate({ to: "/pro/schedule", search: { month: monthOf(day) }, resetScroll: false });
    }
  }
  return { grid, active, onKeyDown };
}
