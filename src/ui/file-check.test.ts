import { describe, expect, it } from "vitest";
import { checkFiles, fileSizeText, isFileAccepted } from "./file-check.ts";

const photo = { name: "거실.jpg", type: "image/jpeg", size: 2_000_000 };
const limits = { accept: ["image/*", ".pdf"], maxFiles: 3, maxKilobytes: 10_240 };

describe("isFileAccepted", () => {
  it.each([
    [photo, ["image/*"], true],
    [photo, ["image/png"], false],
    [{ ...photo, type: "image/png" }, ["image/png"], true],
    [{ name: "견적.PDF", type: "", size: 1 }, [".pdf"], true],
    [{ name: "pdf", type: "", size: 1 }, [".pdf"], false],
    [photo, [], true],
  ])("%o by %o: %s", (file, accept, accepted) => {
    expect(isFileAccepted(file, accept)).toBe(accepted);
  });
});

describe("checkFiles", () => {
  it("takes what fits", () => {
    expect(checkFiles([photo, photo], limits, 1)).toEqual({ taken: [photo, photo], refusals: [] });
  });

  it("takes a file of exactly the largest size and refuses one byte more", () => {
    const largest = { ...photo, size: 10_240 * 1024 };
    expect(checkFiles([largest], limits, 0).taken).toHaveLength(1);
    const { taken, refusals } = checkFiles([{ ...photo, size: largest.size + 1 }], limits, 0);
    expect(taken).toEqual([]);
    expect(refusals).toEqual(["거실.jpg: 10MB까지 올릴 수 있어요."]);
  });

  it("names a file of the wrong kind and an empty one", () => {
    const { taken, refusals } = checkFiles(
      [
        { name: "a.exe", type: "application/x-msdownload", size: 5 },
        { ...photo, size: 0 },
      ],
      limits,
      0,
    );
    expect(taken).toEqual([]);
    expect(refusals).toEqual([
      "a.exe: 올릴 수 없는 형식이에요.",
      "거실.jpg: 내용이 없는 파일이에요.",
    ]);
  });

  it("counts files that are there already and says how many were left out", () => {
    const { taken, refusals } = checkFiles([photo, photo, photo], limits, 2);
    expect(taken).toHaveLength(1);
    expect(refusals).toEqual(["3개까지 올릴 수 있어서 2개는 빼 두었어요."]);
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
