import { expect, it, vi } from "vitest";
import { restoreEarlyInput } from "#web/platform/page/early-input.ts";
import { runNextTimer } from "./dom.ts";

it("sends a form that was sent before the page lived once, however often its parts wake", () => {
  document.body.innerHTML = `<form><button>보내기</button></form>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  const send = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", send);
  window.earlyForm = form;
  // The page lives, and two of its parts after it; the form stays, as one that was refused does.
  for (let wakes = 0; wakes < 3; wakes += 1) {
    restoreEarlyInput();
    while (runNextTimer({ dueNow: true }));
  }
  expect(send).toHaveBeenCalledTimes(1);
  form.remove();
});
