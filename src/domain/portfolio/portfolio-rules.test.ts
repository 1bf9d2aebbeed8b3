import { describe, expect, it } from "vitest";
import {
  doneOnProblem,
  isBeforePhoto,
  missingPieces,
  pieceDescription,
  piecePhotos,
  pieceTitle,
} from "./portfolio-rules.ts";

const photos = (count: number) => Array.from({ length: count }, (_, at) => `photo-${at}`);

describe("a piece of work", () => {
  it("has a title of 2 to 40 characters", () => {
    expect(pieceTitle("도배")).toBeNull();
    expect(pieceTitle("가".repeat(40))).toBeNull();
    for (const title of ["", "가", "가".repeat(41), "\u200b\u200b"]) {
      expect(pieceTitle(title)).not.toBeNull();
    }
  });

  it("tells in 10 to 1,000 characters what was done", () => {
    expect(pieceDescription("가".repeat(10))).toBeNull();
    expect(pieceDescription("가".repeat(1_000))).toBeNull();
    expect(pieceDescription("가".repeat(9))).not.toBeNull();
    expect(pieceDescription("가".repeat(1_001))).not.toBeNull();
  });

  it("has 1 to 10 photos", () => {
    expect(piecePhotos(photos(1))).toBeNull();
    expect(piecePhotos(photos(10))).toBeNull();
    expect(piecePhotos([])).toBe("사진을 한 장 이상 올려 주세요.");
    expect(piecePhotos(photos(11))).toBe("사진은 10장까지 올릴 수 있어요.");
  });

  it("shows the place before the work on any photo but the first", () => {
    expect(
      ["photo-0", "photo-1", "photo-2", "photo-3"].map((id) => isBeforePhoto(photos(3), id)),
    ).toEqual([false, true, true, false]);
  });

  it("was done in this month or within 20 years", () => {
    const today = "2027-03-10";
    expect(doneOnProblem("2027-03", today)).toBeNull();
    expect(doneOnProblem("2007-01", today)).toBeNull();
    expect(doneOnProblem("2027-04", today)).toContain("아직 오지 않은");
    expect(doneOnProblem("2006-12", today)).toContain("20년 안");
    expect(doneOnProblem("2027-", today)).toContain("골라 주세요");
  });
});

it.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [30, 0],
])("of %i pieces %i are missing to a complete profile", (count, missing) => {
  expect(missingPieces(count)).toBe(missing);
});
