import { createElement, useState, type ChangeEvent } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { restoreEarlyInput, watchEarlyInput } from "#web/platform/page/early-input.ts";
import { awaitsTurn, runNextTimer, turnOfLoop } from "../dom.ts";

/** A form whose fields the code knows of, and tells of when it is sent. */
function Form({ send }: { send: (known: Record<string, string | boolean>) => void }) {
  const [known, setKnown] = useState<Record<string, string | boolean>>({ words: "", kind: "" });
  const keep =
    (name: string, what: "value" | "checked") =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setKnown((before) => ({ ...before, [name]: Reflect.get(target, what) as string | boolean }));
  const option = (value: string) => createElement("option", { key: value, value }, value);
  return createElement(
    "form",
    {
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        send(known);
      },
    },
    createElement("input", {
      name: "words",
      value: String(known.words),
      onChange: keep("words", "value"),
    }),
    createElement("input", {
      name: "agreed",
      type: "checkbox",
      checked: known.agreed === true,
      onChange: keep("agreed", "checked"),
    }),
    createElement(
      "select",
      { name: "kind", value: String(known.kind), onChange: keep("kind", "value") },
      ["", "도배", "이사"].map(option),
    ),
    createElement("button", { type: "submit" }, "보내기"),
  );
}

/** The page as the server sent it, before any code of it runs. */
function serverPage() {
  delete window.earlyFormsTakenOver;
  const send = vi.fn<(known: Record<string, string | boolean>) => void>();
  const place = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => place.remove());
  place.innerHTML = renderToString(createElement(Form, { send }));
  const field = <T extends HTMLElement>(selector: string) => {
    const found = place.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const wake = async () => {
    const root = hydrateRoot(place, createElement(Form, { send }));
    onTestFinished(() => root.unmount());
    await rest();
    restoreEarlyInput();
    await rest();
  };
  return { send, wake, field };
}

async function rest(): Promise<void> {
  do await turnOfLoop();
  while (awaitsTurn() || runNextTimer({ dueNow: false }));
}

/** As a person does: the browser tells of it, whoever listens. */
function put(control: HTMLElement, change: () => void): void {
  change();
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

it("what was typed, ticked and chosen before a page lives is known to it, and sent", async () => {
  const { send, wake, field } = serverPage();
  const words = field<HTMLInputElement>("[name=words]");
  const agreed = field<HTMLInputElement>("[name=agreed]");
  const kind = field<HTMLSelectElement>("select");
  // The browser itself fills in what stood there before a reload, and tells nobody.
  words.value = "쓰다 만";
  watchEarlyInput();
  put(words, () => (words.value = "쓰다 만 글"));
  put(agreed, () => (agreed.checked = true));
  put(kind, () => (kind.value = "이사"));
  await wake();
  field<HTMLFormElement>("form").requestSubmit();
  await rest();
  expect(send.mock.lastCall).toEqual([{ words: "쓰다 만 글", agreed: true, kind: "이사" }]);
  expect([words.value, agreed.checked, kind.value]).toEqual(["쓰다 만 글", true, "이사"]);
});

it("what stood in a field before anybody watched it is known too", async () => {
  const { send, wake, field } = serverPage();
  field<HTMLInputElement>("[name=words]").value = "지난번 글";
  watchEarlyInput();
  await wake();
  field<HTMLFormElement>("form").requestSubmit();
  await rest();
  expect(send.mock.lastCall).toEqual([{ words: "지난번 글", kind: "" }]);
});

it("what is typed once the page lives counts, and not what was before", async () => {
  const { send, wake, field } = serverPage();
  const words = field<HTMLInputElement>("[name=words]");
  watchEarlyInput();
  put(words, () => (words.value = "처음"));
  await wake();
  put(words, () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(words, "나중");
  });
  await rest();
  field<HTMLFormElement>("form").requestSubmit();
  await rest();
  expect(send.mock.lastCall).toEqual([{ words: "나중", kind: "" }]);
});
