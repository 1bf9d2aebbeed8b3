import { describe, expect, it } from "vitest";
import { proPicture, servicePicture, serviceRegionPicture } from "./share-pictures.ts";

const service = { slug: "moving", name: "가정이사", description: "집을 옮겨요." };
const region = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };

type Figures = { name: string; value: string }[];
const told = (figures: Figures) => figures.map(({ name, value }) => `${name} ${value}`);

const ofService = (pro_count: number, rating: number | null = null) =>
  told(servicePicture({ ...service, rating, pro_count }).picture.figures);

const ofRegion = (pro_count: number, review_count: number, rating: number | null = null) =>
  told(
    serviceRegionPicture({ service, region, rating, pro_count, review_count } as Parameters<
      typeof serviceRegionPicture
    >[0]).picture.figures,
  );

const ofPro = (review_count: number, hire_count: number, rating: number | null = null) =>
  told(
    proPicture({
      id: "p1",
      display_name: "든든한 이사",
      headline: "꼼꼼하게 옮겨요.",
      rating,
      review_count,
      hire_count,
    }).picture.figures,
  );

// A link preview that counts nobody or nothing keeps people from opening it.
describe("a share picture", () => {
  it("of a service counts its pros, but never none", () => {
    expect(ofService(0)).toEqual([]);
    expect(ofService(1)).toEqual(["활동하는 고수 1명"]);
    expect(ofService(1_234)).toEqual(["활동하는 고수 1,234명"]);
  });

  it("of a service in a region counts its pros and reviews, but never none", () => {
    expect(ofRegion(0, 0)).toEqual([]);
    expect(ofRegion(1, 0)).toEqual(["고수 1명"]);
    expect(ofRegion(0, 1)).toEqual(["후기 1개"]);
  });

  it("of a pro counts reviews and hires, but never none", () => {
    expect(ofPro(0, 0)).toEqual([]);
    expect(ofPro(1, 0)).toEqual(["후기 1개"]);
    expect(ofPro(0, 1)).toEqual(["고용 1번"]);
  });

  it("says the rating first, with one decimal, where there is one", () => {
    expect(ofService(2, 5)).toEqual(["평점 5.0", "활동하는 고수 2명"]);
    expect(ofRegion(2, 3, 4.8)).toEqual(["평점 4.8", "고수 2명", "후기 3개"]);
    expect(ofPro(3, 4, 4.75)).toEqual(["평점 4.8", "후기 3개", "고용 4번"]);
  });
});
