import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceGroups } from "./price-groups.tsx";

const group = (label: string, median: number) => ({
  key: label,
  label,
  n: 5,
  median,
  search: null,
});

test("each bar is as long as its price, of the highest one", () => {
  const groups = [group("서울", 400_000), group("부산", 300_000), group("대전", 100_000)];
  const html = renderToString(
    createElement(PriceGroups, {
      slug: "moving",
      caption: "지역마다 중간 가격",
      header: "지역",
      groups,
    }),
  );
  const bars = [...html.matchAll(/<rect width="([\d.]+%)"[^>]*class="fill-accent"/g)];
  expect(bars.map(([, width]) => width)).toEqual(["100%", "75%", "25%"]);
});
