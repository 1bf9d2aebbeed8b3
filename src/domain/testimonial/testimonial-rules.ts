import { shownLine, typedText } from "#domain/text/text-rules.ts";
import { fieldRule, type BoundRule } from "#domain/validation/field-rule.ts";
import { invitationContact } from "./invitation-contact.ts";
import { TESTIMONIAL_LIMITS } from "./testimonial-limits.ts";

// What messengers make a link of: a protocol, a name with a known ending or a path, an address of numbers with a path.
const LINKS = [
  /https?:|[a-z]:\/\/|www\./iu,
  /[\p{L}\p{N}]\.(?:com|net|org|kr|한국|xn--[a-z0-9-]+)(?![a-z가-힣])/iu,
  /[a-z0-9]\.(?:ai|app|asia|biz|cc|click|club|cn|co|dev|gg|icu|info|io|jp|link|live|ly|me|online|page|pro|ru|shop|site|space|store|tk|to|top|tv|us|vip|website|xyz)(?![a-z])/iu,
  /[a-z0-9]\.[a-z]{2,}\/|\d{1,3}(?:\.\d{1,3}){3}[:/]/iu,
];

/** Whether a text holds what a phone or a mail reader would make a link of. */
export function carriesLink(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll("\u3002", ".");
  return LINKS.some((link) => link.test(plain));
}

/** A pro's own words go out in our name to somebody who never asked for them, so they carry no link but ours. */
const withoutLink: BoundRule = {
  passes: (value) => typeof value === "string" && !carriesLink(value),
  message: () => "링크는 넣을 수 없어요. 추천을 쓰는 링크는 저희가 함께 보내요.",
};

const reachable: BoundRule = {
  passes: (value) => typeof value === "string" && invitationContact(value) !== null,
  message: () => "010으로 시작하는 휴대폰 번호나 이메일 주소를 입력해 주세요.",
  demands: () => true,
};

const { clientName, authorName, message, body } = TESTIMONIAL_LIMITS;

export const invitedName = fieldRule(
  "고객 이름",
  ...shownLine(clientName.min, clientName.max),
  withoutLink,
);
export const invitedContact = fieldRule("연락처", reachable);
export const invitationMessage = fieldRule(
  "부탁하는 말",
  ...typedText(message.min, message.max),
  withoutLink,
);
export const testimonialAuthor = fieldRule("이름", ...shownLine(authorName.min, authorName.max));
export const testimonialBody = fieldRule("추천 글", ...typedText(body.min, body.max));
