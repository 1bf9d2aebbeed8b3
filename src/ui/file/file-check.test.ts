import { describe, expect, it } from "vitest";
import { checkFiles, fileSizeText } from "./file-check.ts";

const photo = { name: "거실.jpg", type: "image/jpeg", size: 2_000_000 };
const limits = {
  maxFiles: 3,
  problemOf: ({ size }: { size: number }) => (size === 0 ? "빈 파일이에요." : null),
};

describe("checkFiles", () => {
  it("takes what fits", () => {
    expect(checkFiles([photo, photo], limits, 1)).toEqual({ taken: [photo, photo], refusals: [] });
  });

  it("names a file that is not taken and says why", () => {
    const { taken, refusals } = checkFiles([{ ...photo, size: 0 }, photo], limits, 0);
    expect(taken).toEqual([photo]);
    expect(refusals).toEqual(["거실.jpg: 빈 파일이에요."]);
  });

  it("counts files that are there already and says how many were left out", () => {
    const { taken, refusals } = checkFiles([photo, photo, photo], limits, 2);
    expect(taken).toHaveLength(1);
    expect(refusals).toEqual(["3개까지 올릴 수 있어서 2개는 제외했어요."]);
  });
});

describe("fileSizeText", () => {
  it.each([
    [1, "1KB"],
    [512 * 1024, "512KB"],
    [1024 * 1024, "1MB"],
    [2_621_440, "2.5MB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text);
  });
});
