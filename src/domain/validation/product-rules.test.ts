import { describe, expect, it } from "vitest";
import { everyRule } from "./every-rule.ts";
import { lineRule } from "./line-rule.ts";
import * as ko from "./messages/ko.ts";
import { productRules } from "./product-rules.ts";

const LONG = "가".repeat(11);

/** A rule as a line names it, the sentence that says what to do, and what it says that of. */
const refused: [line: string, sentence: string, ...values: unknown[]][] = [
  ["typed_text:2,10", "답을 입력해 주세요.", "", " ", null],
  ["typed_text:2,10", "답을 2자 이상 입력해 주세요.", "가", " 가 "],
  ["typed_text:2,10", "답은 10자까지 쓸 수 있어요.", LONG, LONG.repeat(100)],
  ["typed_text:0,10", "답은 10자까지 쓸 수 있어요.", LONG],
  [
    "typed_text:2,10",
    "쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.",
    "가\uD800나",
    "가\u0000나",
  ],
  ["shown_text:2,10", "답을 입력해 주세요.", "", " \n "],
  ["shown_text:2,10", "답을 2자 이상 입력해 주세요.", "가"],
  ["shown_text:2,10", "답은 10자까지 쓸 수 있어요.", LONG],
  ["shown_text:2,200", "답은 60줄까지 쓸 수 있어요. 줄을 줄여 주세요.", "가\n".repeat(61)],
  ["shown_line:2,10", "답을 입력해 주세요.", "", " "],
  ["shown_line:2,10", "답을 2자 이상 입력해 주세요.", "가"],
  ["shown_line:2,10", "답은 10자까지 쓸 수 있어요.", LONG],
  ["shown_line:2,10", "답을 한 줄로 입력해 주세요.", "가\n나"],
  [
    "shown_line:2,10",
    "보이지 않는 글자가 들어 있어요. 모두 지우고 다시 입력해 주세요.",
    "가\u200B나",
  ],
  ["whole_number:2,10", "답을 입력해 주세요.", null, undefined],
  ["whole_number:2,10", "답을 소수점 없는 숫자로 입력해 주세요.", "3", 2.5],
  ["whole_number:2,10", "답을 2부터 10까지의 숫자로 입력해 주세요.", 1, 11],
  ["step:500", "답을 500 단위로 입력해 주세요.", 750, 1],
  ["won:50000", "답을 원 단위 숫자로 입력해 주세요.", null, "500", 0.5],
  ["won:50000", "답을 0원 이상으로 입력해 주세요.", -1],
  ["won:50000", "답은 50,000원까지 입력할 수 있어요.", 50_001],
  ["some_items", "하나 이상 골라 주세요.", [], null],
  ["most_items:2", "2개까지 고를 수 있어요.", ["가", "나", "다"]],
  ["no_link", "답에는 링크를 넣을 수 없어요.", "https://example.com", "www.example.com에 있어요"],
  [
    "no_contact",
    "답에는 연락처를 적을 수 없어요. 전화번호, 이메일, 메신저 아이디, 계좌번호를 지워 주세요.",
    "010-1234-5678",
    "kim@example.com",
  ],
  ["calendar_day", "답을 2026년 01월 31일처럼 입력해 주세요.", "2027-02-29", "2027년 2월 1일"],
  ["day_of_our_times", "답을 2026년 01월 31일처럼 입력해 주세요.", "", "1026-01-31", "2027-02-29"],
  ["calendar_month", "답을 골라 주세요.", "", "2027-13"],
  ["clock_time", "답을 골라 주세요.", "", "24:00", "9:00"],
  ["consultation_time", "시간을 10분 단위로 골라 주세요.", "", "09:05", "24:10"],
  ["region_code:si_gun_gu", "시·군·구까지 골라 주세요.", "", "11", "1168010100"],
  ["region_code:si_do,si_gun_gu", "지역을 다시 골라 주세요.", "1168010100"],
  ["mobile_phone", "답을 010-1234-5678처럼 입력해 주세요.", "02-1234-5678", "010-1234"],
  [
    "mobile_or_email",
    "010으로 시작하는 휴대폰 번호나 이메일 주소를 입력해 주세요.",
    "",
    "02-1234-5678",
    "kim@",
  ],
  ["account_email", "답을 name@example.com처럼 입력해 주세요.", "kim@example", "kim"],
  ["phone_code", "답을 숫자 6자리로 입력해 주세요.", "12345", "1234567", "12345a"],
  ["new_password", "비밀번호를 다시 정해 주세요.", "", "short"],
  ["agreed", "답을 표시해 주세요.", false, "true", undefined],
  ["some_letter", "답에 글자를 하나 이상 넣어 주세요.", "!!!"],
  [
    "not_official",
    "솜씨에서 쓰는 이름이라 쓸 수 없어요. 다른 이름을 입력해 주세요.",
    "솜씨 고객센터",
    "관리자",
  ],
  ["legal_name", "등록증에 적힌 이름만 입력해 주세요.", "김솜씨1!"],
  ["business_number", "없는 번호예요. 등록증의 번호와 한 자리씩 맞춰 봐 주세요.", "123-45-67890"],
  ["business_phone", "전화번호를 02-1234-5678처럼 입력해 주세요.", "12", "+82 2 1234 5678"],
  ["bank", "은행을 골라 주세요.", "", "000"],
  ["account_number", "계좌번호를 숫자 10~16자리로 입력해 주세요.", "12-34", "1".repeat(17)],
];

/** What each takes, up to its limits. */
const taken: [line: string, value: unknown][] = [
  ["typed_text:2,10", "가나"],
  ["typed_text:0,10", ""],
  ["shown_text:2,10", "가\n나"],
  ["shown_line:2,10", "가".repeat(10)],
  ["whole_number:2,10", 2],
  ["whole_number:2,10", 10],
  ["step:500", 1_500],
  ["won:50000", 0],
  ["won:50000", 50_000],
  ["some_items", ["가"]],
  ["most_items:2", ["가", "나"]],
  ["most_items:2", []],
  ["no_link", "거실 하나예요."],
  ["no_contact", "거실 하나예요."],
  ["calendar_day", "2028-02-29"],
  ["day_of_our_times", "2027-01-31"],
  ["calendar_month", "2027-12"],
  ["clock_time", "23:59"],
  ["consultation_time", "24:00"],
  ["region_code:si_gun_gu", "11680"],
  ["region_code:si_do,si_gun_gu", "11"],
  ["mobile_phone", "010-1234-5678"],
  ["mobile_or_email", "010-1234-5678"],
  ["mobile_or_email", "kim@example.com"],
  ["account_email", "kim@example.com"],
  ["phone_code", " 123456 "],
  ["new_password", "moonlit-harbor-42"],
  ["agreed", true],
  ["some_letter", "3"],
  ["not_official", "솜씨 좋은 목수"],
  ["legal_name", "김솜씨"],
  ["business_number", "220-81-62517"],
  ["business_phone", "02-1234-5678"],
  ["bank", "004"],
  ["account_number", "110-123-456789"],
];

const say = (line: string, value: unknown) =>
  lineRule(line, "답", { messages: ko, catalogue: everyRule })(value);

const nameOf = ([line]: readonly [line: string, ...unknown[]]) => line.split(":")[0] ?? line;

describe("a rule of ours", () => {
  it.each(refused)("%s says: %s", (line, sentence, ...values) => {
    expect(values.map((value) => say(line, value))).toEqual(values.map(() => sentence));
  });

  it.each(taken)("%s has nothing to say of %j", (line, value) => {
    expect(say(line, value)).toBeNull();
  });

  it("is always tried with what it refuses and with what it takes", () => {
    const all = Object.keys(productRules).toSorted();
    expect([...new Set(refused.map(nameOf))].toSorted()).toEqual(all);
    expect([...new Set(taken.map(nameOf))].toSorted()).toEqual(all);
  });
});
