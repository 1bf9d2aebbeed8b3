import { rawText, shownLine, shownText } from "#domain/text/text-rules.ts";
import { fieldRule, type BoundRule } from "#domain/validation/field-rule.ts";
import { withoutLink } from "#domain/text/link.ts";
import { invitationContact } from "./invitation-contact.ts";
import { TESTIMONIAL_LIMITS } from "./testimonial-limits.ts";

/** What a pro writes goes out in our name to somebody who never asked for it: it carries no link but ours. */
const NO_LINK = withoutLink(" 추천을 쓰는 링크는 저희가 함께 보내요.");

export const reachable: BoundRule = {
  passes: (value) => typeof value === "string" && invitationContact(value) !== null,
  line: "mobile_or_email",
  message: () => "010으로 시작하는 휴대폰 번호나 이메일 주소를 입력해 주세요.",
  demands: () => true,
};

const { clientName, authorName, message, body } = TESTIMONIAL_LIMITS;

export const invitedName = fieldRule(
  "고객 이름",
  ...shownLine(clientName.min, clientName.max),
  NO_LINK,
);
export const invitedContact = fieldRule("연락처", reachable);
export const invitationMessage = fieldRule(
  "부탁하는 말",
  ...rawText(message.min, message.max),
  NO_LINK,
);
export const testimonialAuthor = fieldRule("이름", ...shownLine(authorName.min, authorName.max));
export const testimonialBody = fieldRule("추천 글", ...shownText(body.min, body.max));
