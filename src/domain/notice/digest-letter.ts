import { SENDER } from "../brand/name.ts";

/** How many pieces of news an e-mail tells one by one; of the rest it says how many they are. */
export const DIGEST_LINES = 20;

/** One e-mail of many. `subject` and `body` are those of each. */
export function digestLetter(parts: readonly { subject: string; body: string }[]): {
  subject: string;
  text: string;
  action: { label: string; path: string };
} {
  const [only] = parts;
  const action = { label: "알림 모두 보기", path: "/notifications" };
  if (only && parts.length === 1) return { subject: only.subject, text: only.body, action };
  const told = parts
    .slice(0, DIGEST_LINES)
    .map(({ subject, body }) => `${subject.replace(`${SENDER} `, "")}\n${body}`);
  const rest = parts.length - told.length;
  return {
    subject: `${SENDER} 어제부터 온 소식 ${parts.length}개`,
    text: [...told, ...(rest > 0 ? [`그 밖에 ${rest}개가 더 있어요.`] : [])].join("\n\n"),
    action,
  };
}
