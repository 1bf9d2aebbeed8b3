import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { BeforeAfter } from "#ui/media/before-after.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import "#ui/media/lightbox-panel.tsx";
import { type as typeInto } from "../controls.ts";
import { act, mount, named, pressKey } from "./part.ts";

const pictures = ["/one.jpg", "/two.jpg", "/three.jpg"].map((url) => ({ url }));

/** Three pictures, of which the first is open over the page. */
async function opened(): Promise<HTMLElement> {
  const place = mount(createElement(PictureGrid, { label: "후기 사진", pictures }));
  await act(() => place.querySelector("a")?.click());
  return layer();
}

function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[role=dialog]");
  if (!found) throw new Error("nothing is open");
  return found;
}
const shown = () => layer().querySelector("img")?.alt;

describe("a picture that is pressed", () => {
  it("opens over the page, by its number", async () => {
    const place = mount(createElement(PictureGrid, { label: "후기 사진", pictures }));
    const [, second] = place.querySelectorAll("a");
    await act(() => second?.click());
    expect(layer().textContent).toContain("2 / 3");
    expect(shown()).toBe("후기 사진 사진 2");
    await act(() => named("닫기").click());
    expect(document.querySelector("[role=dialog][data-open]")).toBeNull();
  });

  it("is left to the browser with a key that opens another tab", async () => {
    const place = mount(createElement(PictureGrid, { label: "후기 사진", pictures }));
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
      await act(() => void place.querySelector("a")?.dispatchEvent(click));
      expect(click.defaultPrevented, key).toBe(false);
    }
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });
});

describe("pictures over the page", () => {
  it("are turned by keys and buttons, and not past their ends", async () => {
    const open = await opened();
    expect(named("이전 사진")).toHaveProperty("disabled", true);
    for (const [key, number] of [
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
      ["ArrowLeft", 1],
      ["End", 3],
      ["ArrowRight", 3],
      ["Home", 1],
    ] as const) {
      expect(await pressKey(open, key)).toBe(true);
      expect(shown()).toBe(`후기 사진 사진 ${number}`);
    }
    await act(() => named("다음 사진").click());
    expect(shown()).toBe("후기 사진 사진 2");
    expect(await pressKey(open, "a")).toBe(false);
  });

  it("are turned by a finger that moves far enough, in its direction", async () => {
    const open = await opened();
    const swipe = async (from: number, to: number, ends = "pointerup") => {
      const part = open.querySelector("img") ?? open;
      const finger = (type: string, clientX: number) =>
        part.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }));
      await act(() => void finger("pointerdown", from));
      await act(() => void finger(ends, to));
      if (ends !== "pointerup") await act(() => void finger("pointerup", to));
      return shown()?.at(-1);
    };
    expect(await swipe(300, 200)).toBe("2");
    expect(await swipe(200, 180)).toBe("2");
    expect(await swipe(300, 200, "pointercancel")).toBe("2");
    expect(await swipe(200, 300)).toBe("1");
  });
});

it("the boundary between before and after is moved, and says how much is seen of each", async () => {
  const [before, after] = pictures as [{ url: string }, { url: string }];
  mount(createElement(BeforeAfter, { before, after, label: "욕실", sizes: "100vw" }));
  const boundary = named("욕실: 작업 전과 후의 경계") as HTMLInputElement;
  expect(boundary.getAttribute("aria-valuetext")).toBe("작업 전 50%, 작업 후 50%");
  await act(() => typeInto(boundary, "80"));
  expect(boundary.getAttribute("aria-valuetext")).toBe("작업 전 80%, 작업 후 20%");
});

it("a face that does not load gives way to letters of the name, until there is another", async () => {
  const face = (src: string) => createElement(Avatar, { name: "김지영", src });
  const place = mount(face("/lost.jpg"));
  await act(() => void place.querySelector("img")?.dispatchEvent(new Event("error")));
  expect(place.querySelector("img")).toBeNull();
  expect(place.textContent).toContain("김");
});
