import { createElement, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useUploading } from "#web/platform/upload/use-uploading.ts";

it("waits for the last of a form's files, whichever area it is of, and judges nothing before", () => {
  const areas: ((sending: boolean) => void)[] = [];
  const send = vi.fn();
  function Form() {
    const { uploading, onSending, unlessUploading } = useUploading();
    useLayoutEffect(() => void areas.push(onSending), [onSending]);
    return createElement("form", { onSubmit: unlessUploading(send), "aria-busy": uploading });
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(Form)));
  const tellAll = (...all: boolean[]) =>
    all.forEach((sending) => flushSync(() => areas[0]?.(sending)));
  const submit = () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    place.firstElementChild?.dispatchEvent(event);
    return {
      stopped: event.defaultPrevented,
      busy: place.firstElementChild?.ariaBusy,
      sent: send.mock.calls.length,
    };
  };
  tellAll(true, true, false);
  expect(submit()).toEqual({ stopped: true, busy: "true", sent: 0 });
  tellAll(false);
  expect(submit()).toMatchObject({ busy: "false", sent: 1 });
  root.unmount();
  place.remove();
});
