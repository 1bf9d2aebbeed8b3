import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { Rating } from "#ui/display/rating.tsx";
import { Stepper } from "#ui/display/stepper.tsx";
import { Timeline, type TimelineState } from "#ui/display/timeline.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { StepProgress } from "#ui/feedback/step-progress.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { press } from "../controls.ts";
import { act, mount, named } from "../by-hand/part.ts";

const roles = (place: Element) =>
  [...place.querySelectorAll("[role]")].map((one) => one.getAttribute("role"));

describe("something to know", () => {
  it("is told at once, in its turn, or only where it stands", () => {
    const notice = (live?: "polite" | "assertive") =>
      roles(mount(createElement(Notice, { live }, "알려요.")));
    expect(notice("assertive")).toEqual(["alert"]);
    expect(notice("polite")).toEqual(["status"]);
    expect(notice()).toEqual([]);
  });

  it("takes the focus where it came of a press elsewhere, and else leaves it", () => {
    mount(createElement(Notice, {}, "알려요."));
    expect(document.activeElement).toBe(document.body);
    mount(createElement(Notice, { takesFocus: true }, "보냈어요."));
    expect(document.activeElement?.textContent).toBe("보냈어요.");
  });

  it("can be put away only where something comes of that", async () => {
    const onDismiss = vi.fn();
    const place = mount(createElement(Notice, { title: "새 소식" }, "알려요."));
    expect(place.querySelector("button")).toBeNull();
    place.remove();
    mount(createElement(Notice, { title: "새 소식", onDismiss }, "알려요."));
    await act(() => press(named("닫기")));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe("a part of the page that could not be shown", () => {
  it("says what is safe, and is asked for again by its button", async () => {
    const onRetry = vi.fn();
    const place = mount(createElement(ErrorPanel, { onRetry, traceId: "t-1" }));
    expect(place.textContent).toBe(
      "불러오지 못했어요저장된 내용은 그대로예요. 잠시 후 다시 시도해 주세요.다시 시도문의 번호 t-1",
    );
    expect(roles(place)).toEqual(["alert"]);
    await act(() => press(named("다시 시도")));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("offers nothing that would do nothing", () => {
    const place = mount(createElement(ErrorPanel, { title: "기기 목록을 불러오지 못했어요" }));
    expect(place.querySelector("button")).toBeNull();
    expect(place.textContent).not.toContain("문의 번호");
    expect(place.textContent).toContain("기기 목록을 불러오지 못했어요");
  });
});

describe("where one stands on a way", () => {
  it("is named among its steps, and those behind are said to be done", () => {
    const steps = ["요청", "견적", "고용"].map((label) => ({ key: label, label }));
    const place = mount(createElement(Stepper, { label: "순서", steps, current: 1 }));
    const rows = [...place.querySelectorAll("li")];
    expect(rows.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(rows.map((one) => one.textContent)).toEqual(["요청 완료", "2견적", "3고용"]);
  });

  it("is a number of so many", () => {
    const about = { label: "요청서", value: 3, max: 8 };
    const place = mount(createElement(StepProgress, about));
    const bar = place.querySelector("[role=progressbar]");
    expect(bar?.getAttribute("aria-valuetext")).toBe("8단계 중 3단계");
    expect(bar?.getAttribute("aria-valuenow")).toBe("3");
    expect(place.querySelectorAll(".bg-accent")).toHaveLength(3);
    expect(place.querySelectorAll(".bg-line")).toHaveLength(5);
  });

  it("is said of each step of a deal, with its day and the way to it", () => {
    const step = (state: TimelineState, day: string | null = null) => ({
      key: state,
      label: state,
      state,
      day,
    });
    const steps = [
      { ...step("done", "2027-03-01"), link: createElement("a", { href: "/quote" }) },
      step("current", "2027-03-10"),
      step("coming"),
      step("stopped"),
    ];
    const place = mount(createElement(Timeline, { label: "거래", steps }));
    const rows = [...place.querySelectorAll("li")];
    expect(rows.map((one) => one.textContent)).toEqual([
      "done 마침2027년 03월 01일",
      "current 지금2027년 03월 10일",
      "coming 아직",
      "stopped 여기서 끝남",
    ]);
    expect(rows.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
    expect(rows.map((one) => one.querySelector("a")?.getAttribute("href"))).toEqual([
      "/quote",
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a rating", () => {
  const read = (about: Parameters<typeof Rating>[0]) =>
    mount(createElement(Rating, about)).textContent;

  it("is read out of five, with one place behind the point, and how many gave it", () => {
    expect(read({ value: 4, count: 1_234 })).toBe("5점 만점에 4.0점(1,234)");
    expect(read({ value: 4.25 })).toBe("5점 만점에 4.3점");
    expect(read({ value: 5, count: 0 })).toBe("5점 만점에 5.0점(0)");
  });

  it("is said to be none where nobody gave one", () => {
    expect(read({ value: null })).toBe("평점 없음");
  });

  it("fills stars by as much as it is", () => {
    const place = mount(createElement(Rating, { value: 2.5, form: "stars" }));
    expect(place.querySelector("svg svg")?.getAttribute("width")).toBe("60");
  });
});

describe("tabs", () => {
  const tabs = [
    { value: "all", label: "모두", count: 1_234, panel: "모두 보여요" },
    { value: "new", label: "새것", count: 0, panel: "새것만 보여요" },
    { value: "old", label: "옛것", panel: "옛것만 보여요" },
  ];
  const panel = () => document.querySelector("[role=tabpanel]");

  it("say how many there are, also none, and show one view at a time", async () => {
    mount(createElement(Tabs, { label: "보기", tabs }));
    const words = [...document.querySelectorAll("[role=tab]")].map((one) => one.textContent);
    expect(words).toEqual(["모두1,234", "새것0", "옛것"]);
    expect(panel()?.textContent).toBe("모두 보여요");
    await act(() => press(named("옛것")));
    expect(panel()?.textContent).toBe("옛것만 보여요");
    expect(named("옛것").getAttribute("aria-selected")).toBe("true");
    expect(named("옛것").getAttribute("aria-controls")).toBe(panel()?.id);
    expect(panel()?.getAttribute("aria-labelledby")).toBe(named("옛것").id);
  });

  it("that somebody else decides about tell them, and change no sooner", async () => {
    const onChange = vi.fn();
    mount(createElement(Tabs, { label: "보기", tabs, value: "all", onChange }));
    await act(() => press(named("옛것")));
    expect(onChange.mock.calls).toEqual([["old"]]);
    expect(panel()?.textContent).toBe("모두 보여요");
  });
});
