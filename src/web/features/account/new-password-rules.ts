import {
  PASSWORD_MESSAGES,
  PASSWORD_MIN,
  passwordProblem,
} from "#domain/account/password-rules.ts";

// The list of common passwords stays on the server, which has the last word.
const UNKNOWN_HERE: ReadonlySet<string> = new Set();

export const NEW_PASSWORD_HINT = `${PASSWORD_MIN}자 이상. 길수록 안전해요.`;

/** What is wrong with a new password as far as the page can tell, or true. */
export function checkNewPassword(password: string, email?: string): true | string {
  const problem = passwordProblem(password, { common: UNKNOWN_HERE, email });
  return problem === null || PASSWORD_MESSAGES[problem];
}
