import { describe, expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { NamePage } from "./name-page.tsx";

const said = (state: string, masked_name: string | null = null) =>
  textInPage(<NamePage />, undefined, [
    ["users.me.certifications.name", {}, { state, masked_name }],
    ["users.me", {}, { name: "박한솔" }],
  ]);

describe("the page where pros say who they are", () => {
  it("begins the check", () => {
    expect(said("none")).toContain("본인 확인하기");
    expect(said("none")).not.toContain("지금 확인된 이름은");
    expect(said("none")).not.toContain("다시 확인해 주세요");
  });

  it("names whom it found, and begins anew for a new name", () => {
    const text = said("approved", "박○○");
    expect(text).toContain("지금 확인된 이름은 박○○이에요. 계정 이름(박한솔)과 달라도 괜찮아요.");
    expect(text).toContain("다시 확인하기");
    expect(text).not.toContain("본인 확인하기");
  });

  it("says why what was typed once does not hold any more", () => {
    const text = said("expired", "박○○");
    expect(text).toContain("다시 확인해 주세요 전에는 이름을 직접 적었어요.");
    expect(text).toContain("본인 확인하기");
    expect(text).not.toContain("지금 확인된 이름은");
  });
});
