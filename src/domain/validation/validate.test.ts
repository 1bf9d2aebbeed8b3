import { describe, expect, it } from "vitest";
import { fieldRule, rule } from "./field-rule.ts";
import { fileSizeText } from "./file/file-size-text.ts";
import * as en from "./messages/en.ts";
import * as ko from "./messages/ko.ts";
import { required } from "./relation/required.ts";
import { standardRules } from "./standard-rules.ts";
import { max, min } from "./text/text-length.ts";
import { validate } from "./validate.ts";
import { everyRule } from "./every-rule.ts";
import { lineRule } from "./line-rule.ts";
import type { Rules } from "./rule-line.ts";

const holds = (value: unknown, rules: Rules, values = {}) =>
  validate(value, rules, { values }).length === 0;

/** A file field in which nothing was picked. */
const NO_FILES = { length: 0, [Symbol.iterator]: () => [][Symbol.iterator]() };

describe("an empty field", () => {
  const rules =
    "email|min:3|between:1,5|credit_card|url|alpha:en|date_format:YYYY-MM-DD|confirmed:other";
  it.each([undefined, null, "", [], NO_FILES])(
    "of %j skips every other rule when it need not be filled in",
    (value) => {
      expect(validate(value, rules, { all: true })).toEqual([]);
    },
  );
  it.each([undefined, null, "", [], "  ", "\u3000", [""], NO_FILES])(
    "of %j fails when it must be",
    (value) => {
      expect(validate(value, "required|email", { name: "email" })).toEqual([
        "The email field is required.",
      ]);
    },
  );
  it("with spaces in it is filled in", () => {
    expect(holds("  ", "email")).toBe(false);
    expect(holds(0, "min_value:1")).toBe(false);
    expect(holds(false, "included:true")).toBe(false);
  });
  it("may hold false unless that is told to be nothing", () => {
    expect(holds(false, "required")).toBe(true);
    expect(holds(false, "required:true")).toBe(false);
    expect(holds(false, { required: { invalidateFalse: true } })).toBe(false);
    expect(holds(true, { required: { invalidateFalse: true } })).toBe(true);
  });
});

describe("required_if", () => {
  const rules = "required_if:how,phone,mail|min:3";
  it.each(["phone", "mail", " phone "])("demands a value while the other field is %j", (how) => {
    for (const value of ["", " ", null, undefined, [], false]) {
      expect(holds(value, rules, { how })).toBe(false);
    }
    expect(holds("010", rules, { how })).toBe(true);
    expect(holds("01", rules, { how })).toBe(false);
  });
  it.each(["", "post", "Phone", undefined, null])("demands none while it is %j", (how) => {
    expect(holds("", rules, { how })).toBe(true);
    expect(holds("01", rules, { how })).toBe(false);
  });
});

describe("rules that look at other fields", () => {
  it("confirmed compares as written", () => {
    expect(holds("p@$$word", "confirmed:again", { again: "p@$$word" })).toBe(true);
    expect(holds("password", "confirmed:again", { again: "p@$$word" })).toBe(false);
    expect(holds(1, "confirmed:again", { again: "1" })).toBe(true);
    expect(holds("A", "confirmed:again", { again: "a" })).toBe(false);
    expect(holds("a", "confirmed:again", {})).toBe(false);
    expect(holds(["a"], "confirmed:again", { again: ["b"] })).toBe(false);
  });
  it("dates compare with another field or a date, in the format beside them", () => {
    const values = { from: "02/01/2026" };
    expect(holds("03/01/2026", "date_format:DD/MM/YYYY|after:from", values)).toBe(true);
    expect(holds("01/02/2026", "date_format:DD/MM/YYYY|after:from", values)).toBe(true);
    expect(holds("02/01/2026", "date_format:DD/MM/YYYY|after:from", values)).toBe(false);
    expect(holds("02/01/2026", "after:from,true|date_format:dd/MM/yyyy", values)).toBe(true);
    expect(holds("02/01/2026", "date_format:DD/MM/YYYY|date_between:01/01/2026,03/01/2026")).toBe(
      true,
    );
    expect(
      holds("01/01/2026", "date_format:DD/MM/YYYY|date_between:01/01/2026,03/01/2026,[]"),
    ).toBe(true);
    expect(
      holds("2026-01-02", {
        after: ["2026-01-01"],
        before: { target: "2026-01-02", inclusion: true },
      }),
    ).toBe(true);
  });
});

describe("a line of rules", () => {
  it("may be an object, which says the same", () => {
    const lines: [string, Rules][] = [
      ["required|min:3|max:5", { required: true, min: 3, max: 5 }],
      ["between:1,5", { between: [1, 5] }],
      ["between:1,5", { between: { min: 1, max: 5 } }],
      ["length:2,3", { length: { length: 2, max: 3 } }],
      ["included:1,2", { included: [1, 2] }],
      ["in:1,2", { in: ["1", "2"] }],
      ["decimal:2,.", { decimal: { decimals: 2, separator: "." } }],
      ["alpha:ko", { alpha: { locale: "ko" } }],
      ["ip:6", { ip: { version: 6 } }],
      ["url:true", { url: { require_protocol: true } }],
      ["email:true", { email: { multiple: true } }],
      ["regex:^[0-9]{1,3}$", { regex: /^[0-9]{1,3}$/ }],
      ["regex:^[0-9]{1,3}$", { regex: { regex: "^[0-9]{1,3}$" } }],
      ["digits:3", { digits: 3, min: undefined, max: false }],
    ];
    const values = [
      "",
      "1",
      "2",
      "abc",
      "abcdef",
      "가나",
      3,
      123,
      "::1",
      "a.com",
      "http://a.com",
      "a@b.co,c@d.co",
    ];
    for (const [text, object] of lines) {
      for (const value of values) {
        expect(validate(value, object, { all: true }).length, `${text} ${value}`).toBe(
          validate(value, text, { all: true }).length,
        );
      }
    }
  });
  it("keeps commas and colons of a pattern and of a date format", () => {
    expect(holds("12:30", "regex:^[0-9]{1,2}:[0-9]{2}$")).toBe(true);
    expect(holds("12:30", "date_format:HH:mm")).toBe(true);
  });
  it("needs the object form for a pattern with a bar", () => {
    expect(holds("a|b", { required: true, regex: /^[a-z|]+$/ })).toBe(true);
    expect(() => validate("a", "regex:^[a-z|]+$")).toThrow("]+$");
  });
  it("may have spaces and empty parts", () => {
    expect(validate("", " required | |min:3 |", { name: "x" })).toEqual([
      "The x field is required.",
    ]);
    expect(holds("anything", "")).toBe(true);
    expect(holds(undefined, {})).toBe(true);
  });
  it("names a rule that does not exist", () => {
    expect(() => validate("x", "required|nope:3")).toThrow("unknown validation rule: nope");
    expect(() => validate("x", { constructor: true })).toThrow("constructor");
  });
  it("stops at the first rule that fails, and tells of all when asked", () => {
    const messages = (all: boolean) => validate("ab", "numeric|min:3|max:1", { name: "x", all });
    expect(messages(false)).toEqual(["The x field may only contain numeric characters."]);
    expect(messages(true)).toEqual([
      "The x field may only contain numeric characters.",
      "The x field must be at least 3 characters.",
      "The x field may not be greater than 1 characters.",
    ]);
  });
  it("asks first whether there is a value", () => {
    expect(validate("", "email|required", { name: "x" })).toEqual(["The x field is required."]);
  });
});

describe("messages", () => {
  it("are the standard English ones unless told otherwise", () => {
    expect(validate("a", "email", { name: "email" })).toEqual([
      "The email field must be a valid email.",
    ]);
    expect(validate("", "required")).toEqual(["The {field} field is required."]);
    expect(validate("a", "length:2,3", { name: "code" })).toEqual([
      "The code length must be between 2 and 3.",
    ]);
    expect(validate({ name: "a", size: 1e9, type: "" }, "size:2048", { name: "photo" })).toEqual([
      "The photo size must be less than 2 MB.",
    ]);
  });
  it("say which other field demands a value", () => {
    const line = "required_if:how,phone";
    expect(validate("", line, { name: "number", values: { how: "phone" } })).toEqual([
      "The number field is required when the how field has this value.",
    ]);
  });
  it.each([
    ["is:a", "The x value is not valid."],
    ["is_not:b", "The x value is not valid."],
    ["included:a", "The x field must be a valid value."],
    ["decimal", "The x field must be numeric and may contain decimal points."],
    ["decimal:0", "The x field must be numeric and may contain 0 decimal points."],
    [{ decimal: 0 }, "The x field must be numeric and may contain decimal points."],
    ["length:0", "The x length must be 0."],
    [{ length: [0, 0] }, "The x length must be 0."],
    [{ length: [2, 3] }, "The x length must be between 2 and 3."],
  ])("of %j are the reference's", (line, said) => {
    expect(validate("b", line as Rules, { name: "x" })).toEqual([said]);
  });
  it.each([
    ["before:2026-01-02", "before 2026-01-02"],
    ["before:2026-01-02,true", "before or equal to 2026-01-02"],
    ["before:2026-01-02,false", "before 2026-01-02"],
    ["before:2026-01-02,0", "before 2026-01-02"],
    ["before:2026-01-02,YYYY-MM-DD", "before 2026-01-02"],
    [{ before: { target: "2026-01-02", inclusion: false } }, "before 2026-01-02"],
    [{ before: new Date(2026, 0, 2) }, "before 2026-01-02"],
    ["after:2026-02-02,1,YYYY-MM-DD", "after or equal to 2026-02-02"],
    ["after:2026-02-02,false,YYYY-MM-DD", "after 2026-02-02"],
    ["after:2026-02-02,YYYY-MM-DD", "after 2026-02-02"],
    [
      { date_between: [new Date(2026, 1, 2), new Date(2026, 1, 5)] },
      "between 2026-02-02 and 2026-02-05",
    ],
  ])("of %j tell of the inclusion that it is judged by", (line, said) => {
    const inclusive = said.includes("or equal");
    expect(validate("2026-01-20", line as Rules, { name: "day" })).toEqual([
      `The day must be ${said}.`,
    ]);
    const limit = said.slice(-10);
    if (!said.startsWith("between")) {
      expect(validate(limit, line as Rules)).toHaveLength(inclusive ? 0 : 1);
    }
  });
  it("say in Korean what to change, with the particle that fits", () => {
    const messages = (value: unknown, rules: Rules, name: string) =>
      validate(value, rules, { name, messages: ko })[0];
    expect(messages("", "required", "이름")).toBe("이름을 입력해 주세요.");
    expect(messages("", "required", "이메일 주소")).toBe("이메일 주소를 입력해 주세요.");
    expect(messages("가".repeat(1001), "max:1000", "소개")).toBe(
      "소개는 1,000자까지 쓸 수 있어요.",
    );
    expect(messages("a", "confirmed:b", "비밀번호")).toBe(
      "비밀번호가 서로 달라요. 똑같이 입력해 주세요.",
    );
    expect(messages("12", "digits:6", "인증번호")).toBe("인증번호를 숫자 6자리로 입력해 주세요.");
  });
  it("exist for every rule in both languages, and end as sentences", () => {
    const params = ["2", "3"];
    for (const [language, catalogue] of Object.entries({ en, ko })) {
      const sentences = Object.values(catalogue) as ((
        field: string,
        ...params: string[]
      ) => string)[];
      expect(sentences).toHaveLength(Object.keys(standardRules).length);
      for (const sentence of sentences) {
        const text = sentence("이름", ...params);
        expect(text).toMatch(/^\S.*\.$/);
        expect(text, language).not.toMatch(/undefined|NaN|object/);
        expect(text).toContain("이름");
      }
    }
  });
  it("read kilobytes as people do", () => {
    const powers = [4, 5, 6, 7, 8].map((power) => 1024 ** (power - 1));
    expect(powers.map(fileSizeText)).toEqual(["1 TB", "1 PB", "1 EB", "1 ZB", "1 YB"]);
    expect([0, 1 / 1024, 0.5].map(fileSizeText)).toEqual(["0 Byte", "1 Byte", "512 Byte"]);
    expect([1, 512, 1023, 1024, 1536, 10_240, 1_048_576].map(fileSizeText)).toEqual([
      "1 KB",
      "512 KB",
      "1023 KB",
      "1 MB",
      "1.5 MB",
      "10 MB",
      "1 GB",
    ]);
  });
});

describe("a field's rule", () => {
  const composed = fieldRule(
    "이름",
    rule(required, ko.required),
    rule(min, ko.min, 2),
    rule(max, ko.max, 5),
  );
  const ofLine = lineRule("required|min:2|max:5", "이름", { messages: ko, catalogue: everyRule });
  it.each(["", " ", "가", "가나", "가나다라마", "가나다라마바", null, undefined, 12])(
    "composed says of %j what the line says",
    (value) => {
      expect(composed(value)).toBe(ofLine(value));
    },
  );
  it("lets an optional field be empty", () => {
    const optional = fieldRule("별명", rule(min, ko.min, 2));
    expect(optional("")).toBeNull();
    expect(optional("가")).toBe("별명을 2자 이상 입력해 주세요.");
  });
});
