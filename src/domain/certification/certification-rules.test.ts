import { describe, expect, it } from "vitest";
import {
  businessName,
  businessNumber,
  credentialIssuer,
  credentialTitle,
  representative,
} from "./certification-rules.ts";

describe.each([
  ["a title", credentialTitle],
  ["an issuer", credentialIssuer],
  ["a firm's name", businessName],
])("%s", (_, rule) => {
  it.each(["가나", "👍".repeat(60), ` ${"가".repeat(60)} `])("may be %j", (text) => {
    expect(rule(text)).toBeNull();
  });
  it.each(["", "가", " 가\n", "가\u200b", "가".repeat(61), "가가\u0000", undefined, 12])(
    "may not be %j",
    (text) => expect(rule(text)).not.toBeNull(),
  );
});

it("says of a business number what is wrong with it", () => {
  expect(businessNumber("")).toContain("입력해 주세요");
  expect(businessNumber("123-45")).toContain("열 자리");
  expect(businessNumber("123-45-67890")).toContain("없는 번호");
  expect(businessNumber("123-45-67891")).toBeNull();
});

it("says of a name what is wrong with it", () => {
  expect(representative("")).toContain("입력해 주세요");
  expect(representative("김솜1")).toContain("등록증");
});
