import { SENDER } from "../brand/name.ts";
import type { NoticeWords } from "./catalogue.ts";

/** What a push shows under its title at most, in characters: more is cut by phones. */
export const PUSH_BODY_MAX = 80;

/** One SMS, in bytes as operators count them; beyond it is a long one (LMS), which costs more. */
export const SMS_BYTES_MAX = 90;
export const LMS_BYTES_MAX = 2000;

/** As many whole sentences as fit; a cut one could say the opposite. */
export function pushBody({ body }: Pick<NoticeWords, "body">): string {
  let shown = "";
  for (const sentence of body.split(/(?<=[.?]) /)) {
    const longer = shown === "" ? sentence : `${shown} ${sentence}`;
    if ([...longer].length > PUSH_BODY_MAX) break;
    shown = longer;
  }
  return shown;
}

/** The whole text message, our name first as the law wants it of a sender. */
export function textMessage(text: string): string {
  return `${SENDER} ${text}`;
}

/** Title and body as one long text message; of more than it holds the sentences that fit, and whom to ask for the rest. */
export function longTextMessage({ title, body }: Pick<NoticeWords, "title" | "body">): string {
  const whole = textMessage(`${title}\n${body}`);
  if (smsBytes(whole) <= LMS_BYTES_MAX) return whole;
  const rest = "\n\n더 있는 내용은 고객센터에 물어봐 주세요.";
  let shown = textMessage(title);
  for (const sentence of `\n${body}`.split(/(?<=[.?])(?=\s)/)) {
    if (smsBytes(shown + sentence + rest) > LMS_BYTES_MAX) break;
    shown += sentence;
  }
  return shown + rest;
}

/** One line: a name in it may bring its own breaks. */
export function emailSubject({ title }: Pick<NoticeWords, "title">): string {
  return `${SENDER} ${title}`;
}

/** Bytes of a text message as Korean operators count them: two for whatever is not ASCII. */
export function smsBytes(text: string): number {
  return [...text].reduce((bytes, sign) => bytes + (sign < "\u0080" ? 1 : 2), 0);
}
