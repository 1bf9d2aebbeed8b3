import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { RegionPicker } from "./region-picker.tsx";
import { ServicePicker } from "./service-picker.tsx";

const shown = vi.fn<(remove: (key: string) => void) => void>();

vi.mock("./chosen-list.tsx", () => ({
  ChosenList: ({ onRemove }: { onRemove: (key: string) => void }) => {
    shown(onRemove);
    return null;
  },
}));

beforeEach(() => void shown.mockReset());
afterAll(() => vi.doUnmock("./chosen-list.tsx"));

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
