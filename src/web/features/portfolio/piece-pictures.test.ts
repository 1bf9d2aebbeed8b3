import { expect, it } from "vitest";
import { piecePictures } from "./piece-pictures.ts";

const photo = (id: string) => ({
  id,
  url: `/${id}`,
  thumb_url: `/${id}`,
  width: 4,
  height: 3,
  blur: null,
  focus: null,
});
const photos = ["a", "b", "c"].map(photo);

it("lays the photo before the work over the first", () => {
  const pictures = piecePictures({ photos, before_photo_id: "c" });
  expect(pictures).toEqual([{ ...photo("a"), before: photo("c") }, photo("b")]);
});

it("leaves all photos as they are where none shows the place before, or it is gone", () => {
  for (const before_photo_id of [null, "x"]) {
    expect(piecePictures({ photos, before_photo_id })).toEqual(photos);
  }
});
