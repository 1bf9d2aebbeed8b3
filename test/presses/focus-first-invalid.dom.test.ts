import { expect, it } from "vitest";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { runNextTimer, turnOfLoop } from "./dom.ts";

function formOnPage() {
  document.body.innerHTML = `<form><input name="first" /><input name="second" /></form>`;
  const form = document.querySelector("form");
  const second = form?.querySelector<HTMLElement>("[name=second]");
  if (!form || !second) throw new Error("no form");
  return { form, second };
}

/** Another file's page may have left a timer that is due as well. */
function nextFrame(): void {
  while (runNextTimer({ dueNow: true }));
}

async function mark(field: HTMLElement) {
  field.ariaInvalid = "true";
  await turnOfLoop();
}

it("leads to the field that is marked by the next frame", () => {
  const { form, second } = formOnPage();
  focusFirstInvalid(form);
  second.ariaInvalid = "true";
  nextFrame();
  expect(document.activeElement).toBe(second);
});

it("leads to the field whose mark comes after a frame, and only once", async () => {
  const { form, second } = formOnPage();
  focusFirstInvalid(form);
  nextFrame();
  expect(document.activeElement).toBe(document.body);
  await mark(second);
  expect(document.activeElement).toBe(second);
  second.blur();
  second.ariaInvalid = "false";
  await mark(second);
  expect(document.activeElement).toBe(document.body);
});

it("takes nobody elsewhere who went on typing", async () => {
  const { form, second } = formOnPage();
  focusFirstInvalid(form);
  nextFrame();
  form.dispatchEvent(new Event("input"));
  await mark(second);
  expect(document.activeElement).toBe(document.body);
});
