import type { ComponentProps } from "react";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { textInPage as TextInPage } from "#test/render-in-page.tsx";
import type { ChosenList } from "./chosen-list.tsx";
import type { RegionPicker as Regions } from "./regions/region-picker.tsx";
import type { ServicePicker as Services } from "./service-picker.tsx";

type Chosen = Pick<ComponentProps<typeof ChosenList>, "items" | "count" | "onRemove">;

const shown = vi.fn<(remove: Chosen["onRemove"], list: Chosen) => void>();

let textInPage: typeof TextInPage;
let RegionPicker: typeof Regions;
let ServicePicker: typeof Services;

beforeAll(async () => {
  // Another file may have left the pickers with the list itself.
  vi.resetModules();
  vi.doMock("./chosen-list.tsx", () => ({
    ChosenList: (list: Chosen) => {
      shown(list.onRemove, list);
      return null;
    },
  }));
  ({ textInPage } = await import("#test/render-in-page.tsx"));
  ({ RegionPicker } = await import("./regions/region-picker.tsx"));
  ({ ServicePicker } = await import("./service-picker.tsx"));
});

afterAll(() => {
  vi.doUnmock("./chosen-list.tsx");
  vi.resetModules();
});

beforeEach(() => void shown.mockReset());

it("takes one region away and keeps the others", () => {
  const value = ["11110", "11140", "11170"].map((code) => ({ code, full_name: code }));
  const onChange = vi.fn<(regions: { code: string; full_name: string }[]) => void>();
  textInPage(
    <RegionPicker value={value} onChange={onChange} error={undefined} ref={null} />,
    undefined,
    [["address.siGunGu", {}, { items: [] }]],
  );
  shown.mock.calls[0]?.[0]("11140");
  expect(onChange).toHaveBeenCalledExactlyOnceWith([value[0], value[2]]);
});

it("shows a city that is chosen whole as one, and takes all of it away by one press", () => {
  const suwon = ["수원시 장안구", "수원시 권선구"].map((name, index) => ({
    code: `4111${index}`,
    name,
    full_name: `경기도 ${name}`,
  }));
  const others = [{ code: "41150", name: "의정부시", full_name: "경기도 의정부시" }];
  const gyeonggi = { code: "41", name: "경기도", full_name: "경기도" };
  const rest = { code: "11680", full_name: "서울특별시 강남구" };
  const onChange = vi.fn<(regions: { code: string; full_name: string }[]) => void>();
  textInPage(
    <RegionPicker value={[...suwon, rest]} onChange={onChange} error={undefined} ref={null} />,
    undefined,
    [["address.siGunGu", {}, { items: [{ ...gyeonggi, si_gun_gu: [...suwon, ...others] }] }]],
  );
  const [remove, list] = shown.mock.calls[0] ?? [];
  expect(list?.items.map(({ label }) => label)).toEqual(["경기도 수원시 전체", rest.full_name]);
  expect(list?.count).toBe(3);
  remove?.(list?.items[0]?.key ?? "");
  expect(onChange).toHaveBeenCalledExactlyOnceWith([rest]);
});

it("takes one service away and keeps the others", () => {
  const value = ["move-in-cleaning", "home-moving"].map((slug) => ({ slug, name: slug }));
  const onChange = vi.fn<(services: { slug: string; name: string }[]) => void>();
  textInPage(
    <ServicePicker value={value} onChange={onChange} error={undefined} ref={null} />,
    undefined,
    [["categories.list", {}, { items: [] }]],
  );
  shown.mock.calls[0]?.[0]("move-in-cleaning");
  expect(onChange).toHaveBeenCalledExactlyOnceWith([value[1]]);
});
