import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { bodiesOf, faultOf, fieldNamed, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import { ALL, business, hrefOf, openCertificates as open, said, times } from "./certificates.ts";

const BUSINESS = "/pro/certifications/business";

describe("a pro's business", () => {
  it("is shown with what customers may see, and deleted once that is confirmed", async () => {
    const page = await open(ALL, { businesses: [business] });
    expect(said()).toContain(
      "번호120-81-47521상호한솔전기대표자박한솔주소서울 강남구 1연락처02-123-4567",
    );
    expect(said()).not.toContain("대표자, 주소와 연락처를 더해 주세요");
    expect(hrefOf("사업자 수정하기")).toBe(BUSINESS);
    await pressNamed(page, "사업자 확인 삭제");
    expect(scope().textContent).toContain("표시가 내려가고 올린 서류도 삭제돼요.");
    await pressNamed(page, "확인");
    expect(times(page, "users.me.certifications.business.remove")).toHaveLength(1);
    expect(document.body.textContent).toContain("사업자 확인을 삭제했어요.");
  });

  it("of before these were asked for is to be completed", async () => {
    const early = { ...business, representative: "", address: "", phone: "" };
    await open(ALL, { businesses: [early] });
    expect(said()).toContain("대표자, 주소와 연락처를 더해 주세요");
    expect(said()).not.toContain("대표자박한솔");
    await open(ALL, { businesses: [{ ...early, state: "pending" }] });
    expect(said()).not.toContain("대표자, 주소와 연락처를 더해 주세요");
  });

  it("is changed from what was submitted, and its number is checked at once", async () => {
    const page = await open(BUSINESS, { businesses: [business] });
    expect(said()).toContain("수정하면 다시 확인을 기다려요");
    expect(said()).toContain("번호 확인이 끝났어요.");
    typeInto(fieldNamed("사업자등록번호"), "1208147522");
    await page.settle();
    expect(faultOf("사업자등록번호")).not.toBeNull();
    expect(said()).not.toContain("번호 확인이 끝났어요.");
    typeInto(fieldNamed("사업자등록번호"), "1208147521");
    typeInto(fieldNamed("상호"), "한솔전기공사");
    await pressNamed(page, "다시 제출하기");
    expect(bodiesOf(page, "users.me.certifications.business.edit")).toMatchObject([
      { business_name: "한솔전기공사", representative: "박한솔", file_id: "paper" },
    ]);
    expect(page.router.state.location.pathname).toBe(ALL);
    expect(document.body.textContent).toContain("사업자 확인을 요청했어요.");
  });

  it("is asked for whole: each field that is missing says so", async () => {
    const page = await open(BUSINESS);
    await pressNamed(page, "확인 요청하기");
    for (const label of ["사업자등록번호", "상호", "대표자", "주소", "연락처"])
      expect(faultOf(label), label).not.toBeNull();
    expect(faultOf("사업자등록증 사진 올리기")).toContain("사업자등록증 사진을 올려 주세요.");
    expect(bodiesOf(page, "users.me.certifications.business.create")).toEqual([]);
  });

  it("that is refused as a whole says why", async () => {
    const edit = () => refusal("business_number_taken");
    const given = { "users.me.certifications.business.edit": edit };
    const page = await open(BUSINESS, { businesses: [business], given });
    await pressNamed(page, "다시 제출하기");
    expect(said()).toContain(errorCatalogue.business_number_taken[1]);
    expect(page.router.state.location.pathname).toBe(BUSINESS);
  });
});
