import { describe, expect, it } from "vitest";
import { regionsByName, withSuggested } from "./regions-by-name.ts";

const regions = [
  { code: "11", name: "서울특별시", full_name: "서울특별시" },
  { code: "11680", name: "강남구", full_name: "서울특별시 강남구" },
  { code: "11740", name: "강동구", full_name: "서울특별시 강동구" },
  { code: "41171", name: "안양시 만안구", full_name: "경기도 안양시 만안구" },
  { code: "51", name: "강원특별자치도", full_name: "강원특별자치도" },
  { code: "51760", name: "평창군", full_name: "강원특별자치도 평창군" },
];
const names = (raw: string) => regionsByName(regions, raw).map(({ name }) => name);

describe("regionsByName", () => {
  it("puts the larger first, and what only lies in such a place last", () => {
    expect(names("강")).toEqual(["강원특별자치도", "강남구", "강동구", "평창군"]);
  });
  it("finds a half-typed name, bare initials and a name with its si-do", () => {
    expect(names("강나")).toEqual(["강남구"]);
    expect(names("ㄱㄴㄱ")).toEqual(["강남구"]);
    expect(names("서울특별시 강동")).toEqual(["강동구"]);
    expect(names("만안구")).toEqual(["안양시 만안구"]);
  });
  it("finds nothing for nothing and for what is nowhere", () => {
    expect(names(" ")).toEqual([]);
    expect(names("뉴욕")).toEqual([]);
  });
});

describe("withSuggested", () => {
  const dong = { code: "1168064000", name: "역삼1동", full_name: "서울특별시 강남구 역삼1동" };
  const far = { code: "4117158000", name: "안양1동", full_name: "경기도 안양시 만안구 안양1동" };
  const found = (raw: string, suggested = [dong]) =>
    withSuggested([...regions, dong], raw, suggested).map(({ name }) => name);
  it("takes a numbered dong by its name without the number from the server, also one known here", () => {
    expect(found("역삼동")).toEqual(["역삼1동"]);
  });
  it("shows nothing twice, and what lies deeper after what is known", () => {
    expect(found("역삼")).toEqual(["역삼1동"]);
    expect(found("안양", [far])).toEqual(["안양시 만안구", "안양1동"]);
  });
});
