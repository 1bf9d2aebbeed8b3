import { createElement, type ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { stillPart } from "#ui/still-part.tsx";
import { act, mount } from "./part.ts";

interface LinesProps {
  of: string;
}
const Lines: ComponentType<LinesProps> = ({ of }) =>
  createElement("p", null, `${of}의 사업자 정보`);

/** A part whose code comes with each answer in turn. */
function partOf(...answers: (() => Promise<ComponentType<LinesProps>>)[]) {
  const fetchPart = vi.fn(
    () => answers[fetchPart.mock.calls.length - 1]?.() ?? Promise.resolve(Lines),
  );
  return { ...stillPart(fetchPart, { hasPlace: true }), fetchPart };
}
const drawn = () => act(() => undefined);

describe("a part that stays as the server wrote it, on a page that has nothing of it", () => {
  it("fetches its code by being shown, once, and stands there then", async () => {
    const { Part, fetchPart } = partOf();
    const place = mount(createElement(Part, { of: "솜씨" }));
    await drawn();
    expect(place.textContent).toBe("솜씨의 사업자 정보");
    mount(createElement(Part, { of: "다른 곳" }));
    await drawn();
    expect(document.body.textContent).toContain("다른 곳의 사업자 정보");
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it("is left out where its code is lost, and is there once it was fetched again", async () => {
    const { Part, load, fetchPart } = partOf(() => Promise.reject(new Error("offline")));
    const place = mount(createElement(Part, { of: "솜씨" }));
    await drawn();
    expect(place.textContent).toBe("");
    await load();
    expect(fetchPart).toHaveBeenCalledTimes(2);
    const later = mount(createElement(Part, { of: "솜씨" }));
    await drawn();
    expect(later.textContent).toBe("솜씨의 사업자 정보");
  });
});
