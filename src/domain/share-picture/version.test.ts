import { describe, expect, it } from "vitest";
import type { SharePicture } from "./picture.ts";
import { pictureVersion } from "./version.ts";

const picture: SharePicture = {
  label: "고수",
  title: "든든한 고수",
  line: "꼼꼼하게 챙겨 드려요",
  figures: [{ name: "평점", value: "4.8" }],
};

describe("the version of a picture", () => {
  it("is short and fit for an address", () => {
    expect(pictureVersion(picture)).toMatch(/^[0-9a-f]{12}$/);
  });

  it("is the same for a picture that says the same", () => {
    expect(pictureVersion({ ...picture, figures: [...picture.figures] })).toBe(
      pictureVersion(picture),
    );
  });

  it.each<[string, Partial<SharePicture>]>([
    ["label", { label: "서비스" }],
    ["title", { title: "다른 고수" }],
    ["line", { line: "" }],
    ["figure", { figures: [{ name: "평점", value: "4.9" }] }],
    ["number of figures", { figures: [] }],
  ])("is another one with another %s", (_, change) => {
    expect(pictureVersion({ ...picture, ...change })).not.toBe(pictureVersion(picture));
  });
});
