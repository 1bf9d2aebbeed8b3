import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { labelOf } from "../controls.ts";
import { leavePage } from "../open-page.tsx";
import { awaitsTurn, runNextTimer, turnOfLoop } from "../dom.ts";

/** A part of a page, drawn by itself until the test is over. */
export function mount(part: ReactNode): HTMLElement {
  leavePage();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(part));
  return place;
}

/** Does something to a part, and draws what comes of it. */
export async function act(what: () => void): Promise<void> {
  flushSync(what);
  do await turnOfLoop();
  while (awaitsTurn() || runNextTimer({ dueNow: true }));
}

/** Presses a key; tells whether the part took it from the browser. */
export async function pressKey(element: Element, key: string, more = {}): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  await act(() => void element.dispatchEvent(event));
  return event.defaultPrevented;
}

/** The one control of that name on the page. */
export function named(label: string): HTMLElement {
  const all = [...document.body.querySelectorAll<HTMLElement>("button, input, [role=tab]")];
  const [found, ...others] = all.filter((one) => labelOf(one) === label);
  if (!found || others.length > 0) throw new Error(`not one ${label} among ${all.map(labelOf)}`);
  return found;
}
