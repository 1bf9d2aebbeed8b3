import { PASSWORD_MESSAGES, passwordProblem } from "#domain/account/password-rules.ts";
import { commonPasswords } from "./common-passwords.ts";

/** What is wrong with a new password, for the person who chose it; null when it will do. */
export async function newPasswordComplaint(
  password: string,
  email: string,
): Promise<string | null> {
  const problem = passwordProblem(password, { common: await commonPasswords(), email });
  return problem === null ? null : PASSWORD_MESSAGES[problem];
}
