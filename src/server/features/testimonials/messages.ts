import { SENDER } from "#domain/brand/name.ts";
import { INVITATION_LIFETIME_MS } from "#domain/testimonial/testimonial-limits.ts";
import { daysText } from "#domain/calendar/duration-text.ts";

/** What an invitation says to the client, by text message or e-mail. */
interface InvitationFields {
  clientName: string;
  proName: string;
  serviceName: string;
  /** The pro's own words, may be empty. */
  message: string;
  link: string;
}

export function invitationText(words: InvitationFields): string {
  return [
    `${SENDER} ${words.clientName}님, ${words.proName} 고수가 ${words.serviceName} 추천 글을 부탁했어요.`,
    ...quoted(words.message),
    words.link,
    `${daysText(INVITATION_LIFETIME_MS)} 동안 한 번 쓸 수 있어요. 모르는 분이라면 그냥 두셔도 돼요.`,
  ].join("\n");
}

export function invitationLetter(words: InvitationFields): { subject: string; text: string } {
  return {
    subject: `${SENDER} ${words.proName} 고수가 추천 글을 부탁했어요`,
    text: [
      `${words.clientName}님, 안녕하세요. ${words.proName} 고수가 함께한 ${words.serviceName} 일의 추천 글을 부탁했어요.`,
      ...quoted(words.message),
      `아래 링크에서 가입하지 않고 쓸 수 있어요. ${daysText(INVITATION_LIFETIME_MS)} 동안 한 번만 쓸 수 있는 링크예요.`,
      words.link,
      "모르는 분이라면 이 메일은 그냥 두셔도 돼요. 더 보내지 않을게요.",
    ].join("\n\n"),
  };
}

function quoted(message: string): string[] {
  return message === "" ? [] : [`“${message}”`];
}
