import { describe, expect, it } from "vitest";
import { LEGAL_REASON_LABELS, deleteReview, deletionCountText, isLegalReason } from "./deletion.ts";

describe("deleteReview", () => {
  it("lets the author delete without a reason", () => {
    expect(deleteReview({ state: "shown", by: "author", reason: null })).toEqual({
      ok: true,
      state: "deleted_by_author",
    });
  });
  it.each(Object.keys(LEGAL_REASON_LABELS))("lets staff delete for %s", (reason) => {
    expect(deleteReview({ state: "shown", by: "staff", reason })).toEqual({
      ok: true,
      state: "deleted_by_staff",
    });
  });
  it.each([null, "", "bad_review", "toString", "__proto__"])(
    "does not let staff delete for %j",
    (reason) => {
      expect(deleteReview({ state: "shown", by: "staff", reason })).toEqual({
        ok: false,
        refusal: "reason_required",
      });
    },
  );
  it("never lets the pro delete", () => {
    expect(deleteReview({ state: "shown", by: "pro", reason: "defamation" })).toEqual({
      ok: false,
      refusal: "not_allowed",
    });
  });
  it("deletes once", () => {
    expect(deleteReview({ state: "deleted_by_staff", by: "author", reason: null })).toEqual({
      ok: false,
      refusal: "already_deleted",
    });
  });
});

describe("deletionCountText", () => {
  it("keeps both counts visible", () => {
    expect(
      deletionCountText({ deleted_by_author: 1, deleted_by_staff: 0, staff_reasons: [] }),
    ).toBe("작성자가 삭제한 후기 1 · 운영에서 삭제한 후기 0");
    const staff_reasons = [
      { reason: "privacy", count: 2 },
      { reason: "defamation", count: 1 },
    ] as const;
    expect(deletionCountText({ deleted_by_author: 0, deleted_by_staff: 3, staff_reasons })).toBe(
      "작성자가 삭제한 후기 0 · 운영에서 삭제한 후기 3 (개인정보 노출 2, 명예훼손 1)",
    );
  });
  it("is nothing when nothing was deleted", () => {
    expect(
      deletionCountText({ deleted_by_author: 0, deleted_by_staff: 0, staff_reasons: [] }),
    ).toBeNull();
  });
});

describe("isLegalReason", () => {
  it("knows its own list only", () => {
    expect(isLegalReason("privacy")).toBe(true);
    expect(isLegalReason("constructor")).toBe(false);
  });
});
