import { shownLine } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

const PERSON_NAME_MAX = 30;
export const personName = fieldRule("이름", ...shownLine(1, PERSON_NAME_MAX));
