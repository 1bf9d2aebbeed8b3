import { createElement, useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
// The provider fetches it with the first question.
import "#ui/overlay/confirm-dialog.tsx";
import { ConfirmProvider, useAlert, useConfirm, type Question } from "#ui/overlay/use-confirm.tsx";
import { press, pressOutside, scope } from "../controls.ts";
import { act, mount, named, pressKey } from "./part.ts";

/** A page that asks; what each question was answered with. */
function asking() {
  const answers: unknown[] = [];
  const ways: {
    confirm?: (question: Question) => Promise<boolean>;
    alert?: (statement: { title: string }) => Promise<void>;
  } = {};
  function Page() {
    const confirm = useConfirm();
    const alert = useAlert();
    useLayoutEffect(() => void Object.assign(ways, { confirm, alert }), [confirm, alert]);
    return createElement("button", { type: "button" }, "물어보기");
  }
  mount(createElement(ConfirmProvider, null, createElement(Page)));
  named("물어보기").focus();
  return {
    answers,
    ask: async (question: Question) => {
      void ways.confirm?.(question).then((answer) => answers.push(answer));
      await shown();
    },
    tell: async (title: string) => {
      void ways.alert?.({ title }).then(() => answers.push("read"));
      await shown();
    },
  };
}

/** Its code comes first, then it is drawn and takes the focus. */
const shown = () =>
  vi.waitFor(async () => {
    await act(() => undefined);
    expect(scope().getAttribute("role")).toBe("alertdialog");
    expect(scope().contains(document.activeElement)).toBe(true);
  });
const closed = () =>
  vi.waitFor(async () => {
    await act(() => undefined);
    expect(document.activeElement).toBe(named("물어보기"));
  });

describe("a question", () => {
  it("is answered yes by 확인, which has the focus, and gives the focus back", async () => {
    const { ask, answers } = asking();
    await ask({ title: "보낼까요?", description: "되돌릴 수 있어요." });
    expect(scope().textContent).toContain("되돌릴 수 있어요.");
    expect(document.activeElement).toBe(named("확인"));
    await act(() => press(named("확인")));
    await closed();
    expect(answers).toEqual([true]);
  });

  it.each([
    ["취소", () => press(named("취소"))],
    ["Escape", () => void pressKey(document.activeElement as Element, "Escape")],
  ])("is answered no by %s", async (_, answer) => {
    const { ask, answers } = asking();
    await ask({ title: "보낼까요?" });
    await act(answer);
    await closed();
    expect(answers).toEqual([false]);
  });

  it("is not answered by a press beside it", async () => {
    const { ask, answers } = asking();
    await ask({ title: "보낼까요?" });
    const layer = scope();
    await act(() => pressOutside(layer));
    expect(scope()).toBe(layer);
    expect(answers).toEqual([]);
  });

  it("about what cannot be undone begins at 취소", async () => {
    const { ask } = asking();
    await ask({ title: "지울까요?", danger: true });
    expect(document.activeElement).toBe(named("취소"));
  });

  it("that another takes the place of is answered no", async () => {
    const { ask, answers } = asking();
    await ask({ title: "첫째?" });
    await ask({ title: "둘째?" });
    expect(scope().textContent).toContain("둘째?");
    expect(answers).toEqual([false]);
    await act(() => press(named("확인")));
    await closed();
    expect(answers).toEqual([false, true]);
  });
});

it("a statement has nothing to refuse, and is done once it is read", async () => {
  const { tell, answers } = asking();
  await tell("끝났어요");
  expect(scope().textContent).not.toContain("취소");
  expect(document.activeElement).toBe(named("확인"));
  expect(answers).toEqual([]);
  await act(() => press(named("확인")));
  await closed();
  expect(answers).toEqual(["read"]);
});
