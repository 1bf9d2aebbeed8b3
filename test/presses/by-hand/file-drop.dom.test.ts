import { createElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { FileDrop, type Upload, type UploadedFile } from "#ui/file/file-drop.tsx";
import { press } from "../controls.ts";
import { act, mount, named } from "./part.ts";

/** A file on its way: what is chosen of how it ends. */
interface OnItsWay {
  name: string;
  signal: AbortSignal;
  arrive: () => void;
  fail: (why: string) => void;
}

const pdf = (name: string) => new File(["글"], name, { type: "application/pdf" });

/** A form with an area for three files, each of which ends as the test says. */
function dropArea(
  first: UploadedFile[] = [],
  more: { disabled?: boolean; prepare?: (file: File) => Promise<File> } = {},
) {
  const onItsWay: OnItsWay[] = [];
  const send = vi.fn();
  const told: string[] = [];
  const upload: Upload = (file, { signal }) =>
    new Promise((resolve, reject) => {
      onItsWay.push({
        name: file.name,
        signal,
        arrive: () => resolve({ id: file.name, name: file.name }),
        fail: (why) => reject(new Error(why)),
      });
    });
  const onSending = (sending: boolean) => void told.push(sending ? "begins" : "ends");
  const changed = vi.fn<(files: UploadedFile[]) => void>();
  function Area() {
    const [value, setValue] = useState(first);
    return createElement(FileDrop, {
      label: "견적서",
      value,
      onChange: (next) => {
        changed(next);
        setValue(next);
      },
      upload,
      describeFailure: (error) => (error instanceof Error ? error.message : ""),
      onSending,
      accept: ["application/pdf"],
      maxFiles: 3,
      maxKilobytes: 1024,
      problemOf: ({ name }) => (name.endsWith(".exe") ? "올릴 수 없는 파일이에요." : null),
      ...more,
    });
  }
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    send();
  };
  const place = mount(createElement("form", { onSubmit }, createElement(Area)));
  const form = place.querySelector("form");
  const area = place.querySelector("label");
  if (!form || !area) throw new Error("no area");
  const input = named("견적서 파일 올리기") as HTMLInputElement;
  return {
    onItsWay,
    told,
    form,
    area,
    input,
    send,
    names: () => (changed.mock.lastCall?.[0] ?? first).map(({ name }) => name),
    said: () => place.textContent ?? "",
    choose: (...chosen: File[]) =>
      act(() => {
        Object.defineProperty(input, "files", { configurable: true, value: chosen });
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }),
    submit: () => act(() => form.requestSubmit()),
  };
}

/** As a browser tells of something that is dragged or pasted: jsdom has no such events. */
function carrying(type: string, about: object) {
  return Object.assign(new Event(type, { bubbles: true, cancelable: true }), about);
}
const dragging = (type: string, files: File[], types = ["Files"]) =>
  carrying(type, { dataTransfer: { types, files } });

describe("files come", () => {
  it("by being dropped on the area", async () => {
    const { area, onItsWay, names } = dropArea();
    const over = dragging("dragover", []);
    await act(() => void area.dispatchEvent(over));
    // Else the browser opens the file in place of the page.
    expect(over.defaultPrevented).toBe(true);
    const drop = dragging("drop", [pdf("가.pdf")]);
    await act(() => void area.dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    await act(() => onItsWay[0]?.arrive());
    expect(names()).toEqual(["가.pdf"]);
  });

  it("by being pasted", async () => {
    const { area, onItsWay } = dropArea();
    const paste = carrying("paste", { clipboardData: { files: [pdf("나.pdf")] } });
    await act(() => void area.dispatchEvent(paste));
    expect(onItsWay.map(({ name }) => name)).toEqual(["나.pdf"]);
  });

  it("not as words that are dragged over it", async () => {
    const { area, onItsWay } = dropArea();
    const words = dragging("drop", [], ["text/plain"]);
    await act(() => void area.dispatchEvent(words));
    expect(words.defaultPrevented).toBe(false);
    expect(onItsWay).toEqual([]);
  });

  it("not where none is taken now", async () => {
    const { area, onItsWay } = dropArea([], { disabled: true });
    await act(() => void area.dispatchEvent(dragging("drop", [pdf("가.pdf")])));
    expect(onItsWay).toEqual([]);
  });

  it("as far as there is room, and the others are named with why", async () => {
    const { choose, onItsWay, said } = dropArea([{ id: "a", name: "가.pdf" }]);
    await choose(pdf("나.pdf"), pdf("다.exe"), pdf("라.pdf"), pdf("마.pdf"));
    expect(onItsWay.map(({ name }) => name)).toEqual(["나.pdf", "라.pdf"]);
    expect(said()).toContain("다.exe: 올릴 수 없는 파일이에요.");
    expect(said()).toContain("3개까지 올릴 수 있어서 1개는 제외했어요.");
    expect(said()).toContain("더 올릴 수 없어요");
  });

  it("in the order in which they were chosen, whichever arrives first", async () => {
    const { choose, onItsWay, names, told } = dropArea();
    await choose(pdf("가.pdf"), pdf("나.pdf"));
    await act(() => onItsWay[1]?.arrive());
    expect(told).toEqual(["begins"]);
    await act(() => onItsWay[0]?.arrive());
    expect(names()).toEqual(["가.pdf", "나.pdf"]);
    expect(told).toEqual(["begins", "ends"]);
  });
});

describe("files that are made smaller first", () => {
  /** An area whose files are made smaller when the test says; `said` while that is under way. */
  function preparing() {
    const made: (() => void)[] = [];
    const prepare = (file: File) =>
      new Promise<File>((resolve) =>
        made.push(() => resolve(new File(["작"], `작은 ${file.name}`))),
      );
    const next = (count = 1) => act(() => made.splice(0, count).forEach((finish) => finish()));
    return { ...dropArea([], { prepare }), next };
  }

  it("go one after another, are told of, and are sent as they were made", async () => {
    const { choose, next, onItsWay, said, told } = preparing();
    await choose(pdf("가.jpg"), pdf("나.jpg"));
    expect(said()).toContain("사진 2장을 준비하고 있어요.");
    expect(told).toEqual(["begins"]);
    await next();
    expect(said()).toContain("사진 1장을 준비하고 있어요.");
    expect(onItsWay).toEqual([]);
    await next();
    expect(said()).not.toContain("준비하고 있어요.");
    expect(onItsWay.map(({ name }) => name)).toEqual(["작은 가.jpg", "작은 나.jpg"]);
    expect(told).toEqual(["begins"]);
  });

  it("are no more than there is room for, also when others are chosen meanwhile", async () => {
    const { choose, next, onItsWay, said } = preparing();
    await choose(pdf("가.jpg"), pdf("나.jpg"));
    await choose(pdf("다.jpg"), pdf("라.jpg"));
    await next(2);
    await next(2);
    expect(onItsWay.map(({ name }) => name)).toHaveLength(3);
    expect(said()).toContain("3개까지 올릴 수 있어서 1개는 제외했어요.");
  });
});

describe("a file that did not arrive", () => {
  const failed = async () => {
    const area = dropArea();
    await area.choose(pdf("가.pdf"));
    await act(() => area.onItsWay[0]?.fail("연결이 끊겼어요."));
    return area;
  };

  it("says why, and is sent again by a press", async () => {
    const { said, onItsWay, names } = await failed();
    expect(said()).toContain("연결이 끊겼어요.");
    await act(() => press(named("가.pdf 다시 올리기")));
    expect(said()).not.toContain("연결이 끊겼어요.");
    await act(() => onItsWay[1]?.arrive());
    expect(names()).toEqual(["가.pdf"]);
  });

  it("holds its form, and leads to the file", async () => {
    const { submit, send, said } = await failed();
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(said()).toContain("올리지 못한 파일이 있어요. 다시 올리거나 삭제한 뒤 눌러 주세요.");
    expect(document.activeElement).toBe(named("가.pdf 다시 올리기"));
  });

  it("lets its form go once it is taken out", async () => {
    const { submit, send, said, names } = await failed();
    await submit();
    await act(() => press(named("가.pdf 삭제")));
    expect(said()).not.toContain("올리지 못한 파일이 있어요.");
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(names()).toEqual([]);
  });
});

it("stops a file on its way, which does not come later either", async () => {
  const { choose, onItsWay, names, said } = dropArea();
  await choose(pdf("가.pdf"));
  await act(() => press(named("가.pdf 올리기 취소")));
  expect(onItsWay[0]?.signal.aborted).toBe(true);
  await act(() => onItsWay[0]?.arrive());
  expect(names()).toEqual([]);
  expect(said()).not.toContain("가.pdf");
});

it("puts files into another order, says so, and no further than their ends", async () => {
  const { names, said } = dropArea(["가", "나"].map((name) => ({ id: name, name })));
  await act(() => press(named("나 앞으로 옮기기")));
  expect(names()).toEqual(["나", "가"]);
  expect(said()).toContain("‘나’ 파일을 1번째로 옮겼어요.");
  await act(() => press(named("나 앞으로 옮기기")));
  expect(names()).toEqual(["나", "가"]);
  expect(said()).toContain("‘나’ 파일을 1번째로 옮겼어요.");
});

it("keeps the focus at the area when a file is taken out", async () => {
  const { input } = dropArea([{ id: "a", name: "가" }]);
  await act(() => press(named("가 삭제")));
  expect(document.activeElement).toBe(input);
});
