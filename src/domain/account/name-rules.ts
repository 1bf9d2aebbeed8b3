import { shownLine } from "#domain/text/text-rules.ts";
import { withoutSpaces } from "#domain/text/without-spaces.ts";
import { fieldRule, type BoundRule } from "#domain/validation/field-rule.ts";
import { LEFT_MEMBER, LEFT_PRO } from "#domain/withdrawal/left-names.ts";

/** A name that nobody can say is none: it has a letter of any script, or a number as some trades are called by. */
export const someLetter: BoundRule = {
  passes: (value) => typeof value === "string" && /[\p{L}\p{N}]/u.test(value),
  line: "some_letter",
  message: (field) => `${field}에 글자를 하나 이상 넣어 주세요.`,
};

/** 솜씨 is a word of the language, which pros use, too: it is ours at the start of a name, with an office behind it. */
const OURS =
  /^(?:공식)?(?:솜씨|somssi)의?(?:고객센터|고객지원|cs|상담원|운영|관리자|공식|official|직원|담당자|안내|본사)|^공식(?:솜씨|somssi)$/i;
const STAFF = /^(?:고객센터|고객지원(?:팀|센터)?|운영(?:자|진|팀)|관리자|admin|administrator)$/i;
const LEFT = new Set([LEFT_MEMBER, LEFT_PRO].map(withoutSpaces));

/** Nobody passes for our staff, nor for somebody who left: people trust what we say to them. */
export const notOfficial: BoundRule = {
  passes: (value) => {
    // As it reads: full-width letters are letters, and signs between them hide nothing.
    const name = withoutSpaces(String(value).normalize("NFKC")).replaceAll(/[\p{P}\p{S}]/gu, "");
    return !OURS.test(name) && !STAFF.test(name) && !LEFT.has(name);
  },
  line: "not_official",
  message: () => "솜씨에서 쓰는 이름이라 쓸 수 없어요. 다른 이름을 입력해 주세요.",
};

const PERSON_NAME_MAX = 30;
export const personName = fieldRule(
  "이름",
  ...shownLine(1, PERSON_NAME_MAX),
  someLetter,
  notOfficial,
);
