import { describe, expect, it } from "vitest";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { bodyOfPiece, EMPTY_PIECE, pieceFaults, valuesOfPiece } from "./piece-values.ts";

const piece: PortfolioPiece = {
  id: "01900000-0000-7000-8000-000000000001",
  title: "신축 입주청소",
  service: { slug: "move-in-cleaning", name: "입주청소" },
  description: "창틀과 베란다까지 청소했어요.",
  region: null,
  done_on: "2027-02",
  price: null,
  photos: [
    {
      id: "a",
      url: "/a/",
      thumb_url: "/a/?size=thumb",
      width: 4,
      height: 3,
      blur: null,
      focus: null,
    },
  ],
  before_photo_id: null,
};
const TODAY = "2027-03-10";

describe("the values of a piece", () => {
  it("become the body that it was made of", () => {
    expect(bodyOfPiece(valuesOfPiece(piece))).toEqual({
      title: "신축 입주청소",
      service: "move-in-cleaning",
      description: "창틀과 베란다까지 청소했어요.",
      si_gun_gu_code: null,
      done_on: "2027-02",
      price: null,
      photo_ids: ["a"],
      before_photo_id: null,
    });
    expect(pieceFaults(valuesOfPiece(piece), TODAY)).toEqual([]);
  });

  it("keep the photo before the work while it is another than the first", () => {
    const file = (id: string) => ({ id, name: id });
    const sent = (ids: string[]) =>
      bodyOfPiece({
        ...valuesOfPiece(piece),
        photo_ids: ids.map(file),
        before_photo_id: "b",
      }).before_photo_id;
    expect([sent(["a", "b"]), sent(["b", "a"]), sent(["a"])]).toEqual(["b", null, null]);
  });

  it("of an empty form miss everything but region and price, in its order", () => {
    expect(pieceFaults(EMPTY_PIECE, TODAY).map(([name]) => name)).toEqual([
      "photo_ids",
      "title",
      "service",
      "description",
      "done_on",
    ]);
  });

  it("name a region down to the si-gun-gu, or none", () => {
    const faults = (si_gun_gu_code: string) =>
      pieceFaults({ ...valuesOfPiece(piece), si_gun_gu_code }, TODAY).map(([name]) => name);
    expect([faults(""), faults("11"), faults("11680")]).toEqual([[], ["si_gun_gu_code"], []]);
  });

  it("have a price within bounds", () => {
    const values = { ...valuesOfPiece(piece), price: 1_000_000_001 };
    expect(pieceFaults(values, TODAY).map(([name]) => name)).toEqual(["price"]);
  });
});
