import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { press } from "../controls.ts";
import { act, mount, named, pressKey } from "./part.ts";

const HINT = "그래프를 누르거나 화살표 키로 옮기면 값을 볼 수 있어요.";
const weeks = ["01", "08", "15"].map((day) => ({
  short: `2027년 03월 ${day}일`,
  full: `2027년 03월 ${day}일부터`,
}));
const about = {
  title: "견적",
  categoryLabel: "주",
  categories: weeks,
  series: [
    { key: "sent", label: "보낸 견적", values: [3, null, 0] },
    { key: "hired", label: "고용", values: [1, 2, 3] },
  ],
  format: (value: number) => `${value}건`,
};

function chart(average?: { label: string; value: number }) {
  const place = mount(createElement(BarChart, { ...about, average }));
  const slider = () => place.querySelector<HTMLElement>("[role=slider]") as HTMLElement;
  return {
    place,
    slider,
    said: () => place.querySelector("p")?.textContent ?? "",
    at: () => slider().getAttribute("aria-valuenow"),
    /** As a browser does when a place is pointed at. */
    point: (index: number, type = "pointerover") =>
      act(() => {
        const places = place.querySelectorAll("rect[fill=transparent]");
        places[index]?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      }),
  };
}

describe("a chart by keys", () => {
  it("is one tab stop, named by what it shows, at its newest place", () => {
    const { slider, at, said } = chart();
    expect(slider().tabIndex).toBe(0);
    expect(slider().getAttribute("aria-label")).toBe("견적, 주 고르기");
    expect(at()).toBe("3");
    expect(slider().getAttribute("aria-valuemax")).toBe("3");
    expect(said()).toBe(HINT);
  });

  it("reads the values of the place that it is at, also where there is none", async () => {
    const { slider, said } = chart();
    await act(() => slider().focus());
    expect(said()).toBe("2027년 03월 15일부터: 보낸 견적 0건, 고용 3건");
    expect(await pressKey(slider(), "ArrowLeft")).toBe(true);
    expect(said()).toBe("2027년 03월 08일부터: 보낸 견적 —, 고용 2건");
    expect(slider().getAttribute("aria-valuetext")).toBe(said());
  });

  it("is walked to its ends and no further", async () => {
    const { slider, at } = chart();
    const walk: (string | null)[] = [];
    for (const key of ["ArrowRight", "Home", "ArrowLeft", "ArrowRight", "End"]) {
      await pressKey(slider(), key);
      walk.push(at());
    }
    expect(walk).toEqual(["3", "1", "1", "2", "3"]);
  });

  it("leaves other keys to the browser", async () => {
    const { slider, said } = chart();
    expect(await pressKey(slider(), "PageDown")).toBe(false);
    expect(said()).toBe(HINT);
  });
});

describe("a chart by a pointer", () => {
  it("reads what is pointed at or touched, until the mouse leaves", async () => {
    const { point, said, slider } = chart();
    await point(0);
    expect(said()).toContain("2027년 03월 01일부터");
    await point(1, "pointerdown");
    expect(said()).toContain("2027년 03월 08일부터");
    const leave = (pointerType: string) =>
      act(() => {
        const away = { bubbles: true, pointerType, relatedTarget: document.body };
        slider().dispatchEvent(new PointerEvent("pointerout", away));
      });
    await leave("touch");
    expect(said()).toContain("2027년 03월 08일부터");
    await leave("mouse");
    expect(said()).toBe(HINT);
  });
});

describe("a chart as a table", () => {
  it("has the same numbers, and is a chart again by another press", async () => {
    const { place } = chart();
    await act(() => press(named("표로 보기")));
    expect(place.querySelector("[role=slider]")).toBeNull();
    const cells = [...place.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toHaveLength(weeks.length);
    expect(cells[1]?.join(" ")).toContain("2027년 03월 08일부터");
    expect(cells[1]?.join(" ")).toContain("—");
    expect(cells[1]?.join(" ")).toContain("2건");
    await act(() => press(named("그래프로 보기")));
    expect(place.querySelector("[role=slider]")).not.toBeNull();
  });
});

describe("the drawing of a chart", () => {
  it("of bars leaves out what is nothing, and names the average", () => {
    const bars = (place: HTMLElement) =>
      [...place.querySelectorAll("figure > div svg rect:not([fill=transparent])")].filter(
        (one) => one.closest("pattern") === null,
      ).length;
    const { place } = chart();
    expect(bars(place)).toBe(4);
    expect(place.textContent).not.toContain("평균");
    const averaged = chart({ label: "평균", value: 40 }).place;
    expect(averaged.textContent).toContain("평균 40건");
    // The scale goes up to it.
    expect([...averaged.querySelectorAll("text")].map((one) => one.textContent)).toContain("40건");
  });

  it("of lines is broken where there is no value", () => {
    const place = mount(createElement(LineChart, about));
    const [sent, hired] = [...place.querySelectorAll("figure > div path[fill=none]")].map((one) =>
      one.getAttribute("d"),
    );
    expect(sent?.match(/M/g)).toHaveLength(2);
    expect(sent).not.toContain("L");
    expect(hired?.match(/M/g)).toHaveLength(1);
    expect(hired?.match(/L/g)).toHaveLength(2);
  });
});
