import { describe, expect, it } from "vitest";
import { commenterRole, mayComment, visibleComments } from "./comment.ts";
import { reviewComment } from "./review-rules.ts";

describe("commenting", () => {
  it("is for the author and the reviewed pro only", () => {
    expect(commenterRole({ isAuthor: true, isReviewedPro: false })).toBe("author");
    expect(commenterRole({ isAuthor: false, isReviewedPro: true })).toBe("pro");
    expect(commenterRole({ isAuthor: false, isReviewedPro: false })).toBeNull();
  });
  it("goes below a shown review only", () => {
    expect(mayComment("pro", "shown")).toBe(true);
    expect(mayComment("pro", "deleted_by_author")).toBe(false);
    expect(mayComment("author", "deleted_by_staff")).toBe(false);
    expect(mayComment(null, "shown")).toBe(false);
  });
  it.each([
    ["blank", " \n", false],
    ["1 character", "네", true],
    ["1,000 characters", "가".repeat(1_000), true],
    ["1,001 characters", "가".repeat(1_001), false],
    ["a NUL", "네\u0000", false],
  ])("with a text of %s", (_, body, fits) => {
    expect(reviewComment(body) === null).toBe(fits);
  });
});

describe("visibleComments", () => {
  const talk = (text: string) =>
    [...text].map((letter, at) => ({
      at,
      author_role: letter.toLowerCase() === "p" ? ("pro" as const) : ("author" as const),
      deleted: letter === letter.toLowerCase(),
    }));

  // p and a: pro and author; small letters were deleted.
  it.each([
    ["", []],
    ["PA", [0, 1]],
    ["p", []],
    ["pA", [0, 1]],
    ["pP", [1]],
    ["pa", []],
    ["paA", [0, 2]],
    ["papA", [0, 2, 3]],
    ["PaP", [0, 1, 2]],
    ["pAa", [0, 1]],
  ])("of %j shows %j", (text, shown) => {
    expect(visibleComments(talk(text)).map(({ at }) => at)).toEqual(shown);
  });
});
