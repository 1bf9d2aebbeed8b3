import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleStaffPro } from "#test/samples/staff.ts";
import { ProIdentity } from "./pro-identity.tsx";

type Pro = Output<"staff.pros.get">;

const said = (legal_name: string | null, disclosures: Pro["disclosures"] = []) => {
  const identity = legal_name === null ? null : { legal_name, checked_on: "2027-03-01" };
  return textInPage(<ProIdentity pro={sampleStaffPro({ identity, disclosures })} />);
};

it("says when the name that was found is another one than the account's", () => {
  expect(said("박한솔")).toContain(
    "확인된 이름 박한솔 계정 이름 박한솔 확인한 날 2027년 03월 01일",
  );
  expect(said("박하늘")).toContain("확인된 이름 박하늘 계정 이름 박한솔 (서로 달라요)");
  expect(said(null)).toBe("본인 확인 아직 확인하지 않았어요.");
});

it("names the customers who have read it", () => {
  const read = {
    id: "one",
    request_id: "request",
    at: "2027-03-05T12:00:00+09:00",
    customer_name: "김지영",
  };
  expect(said("박한솔", [read])).toMatch(/신원 정보를 본 고객 김지영 2027년 03월 05일$/);
  expect(said("박한솔")).not.toContain("신원 정보를 본 고객");
});
