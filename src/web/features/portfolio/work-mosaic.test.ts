import { expect, it } from "vitest";
import { shownPhotos } from "./work-mosaic.tsx";

const photo = (id: string) => ({
  id,
  url: `/${id}`,
  thumb_url: `/${id}`,
  width: 4,
  height: 3,
  blur: null,
  focus: null,
});
const ids = (pieces: string[][]) =>
  shownPhotos(pieces.map((photos) => ({ photos: photos.map(photo) }))).map(({ id }) => id);

it("shows each piece's first photo before any piece's second, three in all", () => {
  expect(ids([["a1", "a2"], ["b1"], ["c1"], ["d1"]])).toEqual(["a1", "b1", "c1"]);
  expect(ids([["a1", "a2", "a3"], ["b1"]])).toEqual(["a1", "b1", "a2"]);
});

it("shows none of nothing", () => {
  expect(ids([])).toEqual([]);
  expect(ids([[], []])).toEqual([]);
});
