import { SHOWN_LINES_MAX } from "#domain/text/text-rules.ts";
import { everyRule } from "#domain/validation/every-rule.ts";
import { parseRules } from "#domain/validation/rule-line.ts";
import { CODES, EMAILS, NAMES, NUMBERS, PASSWORDS, PHONES } from "./input-values.ts";

// The values at the edges of what a field's line of rules allows, and those that only some rules see.

const letters = (count: number) => "가".repeat(Math.max(0, count));
const around = (least: number, most: number, step = 1) => [
  least - step,
  least,
  most,
  most + step,
  least + step / 2,
];

/** Lines of one letter and one that fills up to `least`; and many that are empty, which count as one. */
function linesAround(most: number, least: number): string[] {
  const lines = (count: number) =>
    [letters(least), ...Array.from({ length: count - 1 }, () => "가")].join("\n");
  return [lines(most), lines(most + 1), `${letters(1)}${"\n".repeat(least + 2)}${letters(1)}`];
}

function textsAround(least: number, most: number): string[] {
  return [
    "",
    " ",
    ...around(least, most).map(letters),
    letters(most).normalize("NFD"),
    ` ${letters(most)} `,
    "👍".repeat(most),
    `${letters(least)}\n${letters(1)}`,
    `${letters(least)}\u200b`,
    `${letters(least)}\u0000`,
    `${letters(least)}\ud800`,
  ];
}

const DAYS = ["", "2027-03-20", "2027-02-29", "2027-3-20", "내일"];

/** Of rules that have no parameters, what people type into such fields. */
const TYPED: Readonly<Record<string, readonly unknown[]>> = {
  required: ["", " ", "a"],
  no_link: ["솜씨 www.a.kr 청소", "https://example.com/솜씨"],
  calendar_day: DAYS,
  day_of_our_times: [...DAYS, "1899-12-31", "1900-01-01", "2199-12-31", "2200-01-01"],
  calendar_month: ["", "2027-02", "2027-00", "2027-12", "2027-13", "2027-2", "2027-02-01", "2월"],
  region_code: ["", "11", "11680", "1168010100", "1", "1168", "116801010", "1168a", "강남구"],
  consultation_time: ["", "00:00", "09:10", "09:15", "24:00", "24:10", "9:10", "아침"],
  clock_time: ["", "09:30", "24:00", "9:30", "아침"],
  mobile_phone: PHONES,
  mobile_or_email: [...PHONES, ...EMAILS],
  account_email: EMAILS,
  phone_code: CODES,
  new_password: PASSWORDS,
  agreed: [true, false],
  some_letter: ["😀😀", "1!", "홍1", "ㅋㅋ"],
  not_official: ["솜씨 고객센터", "운영자", "탈퇴한 회원", "솜씨좋은 운영자들"],
  legal_name: NAMES,
  business_number: NUMBERS,
  business_phone: [
    "",
    "02-1234-5678",
    "0212345678",
    "1588-1234",
    "031-123-456",
    "12-1234-5678",
    "공이",
  ],
  no_contact: [
    "예약은 010-9999-8888 번호로 언제든지 전화 주세요",
    "인스타그램 운영을 처음부터 끝까지 맡아 드려요",
  ],
  bank: ["", "004", "kb", "999"],
  account_number: ["", "12345", "110-123-456789", "1".repeat(40), "가나다"],
  integer: [1, 1.5, -1],
};

/** `items` makes a list of that many right items, for fields that take several. */
export function boundaryValues(line: string, items: (count: number) => unknown[]): unknown[] {
  return parseRules(line, everyRule).flatMap(({ name, params }): readonly unknown[] => {
    const [first = 0, second = 0] = params.map(Number);
    const raw = TYPED[name];
    if (raw) return raw;
    switch (name as string) {
      case "typed_text":
      case "shown_line":
        return textsAround(first, second);
      case "shown_text":
        return [...textsAround(first, second), ...linesAround(SHOWN_LINES_MAX, first)];
      case "whole_number":
      case "between":
        return around(first, second);
      case "step":
        return [first, first * 3, first * 3 + 1];
      case "min_value":
        return [first - 1, first];
      case "won":
        return [...around(0, first), null];
      case "some_items":
        return [items(0), items(1)];
      case "most_items":
        return [items(first), items(first + 1)];
      default:
        throw new Error(`no boundary values of the rule ${name}`);
    }
  });
}
