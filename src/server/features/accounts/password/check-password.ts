import { PASSWORD_MESSAGES, passwordProblem } from "#domain/account/password-rules.ts";

let loaded: Promise<ReadonlySet<string>> | null = null;

/** What is wrong with a new password, for the person who chose it; null when it will do. */
export async function newPasswordComplaint(
  password: string,
  email: string,
): Promise<string | null> {
  const problem = passwordProblem(password, { common: await commonPasswords(), email });
  return problem === null ? null : PASSWORD_MESSAGES[problem];
}

/** About 49,000 known common passwords in lower case; read when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loaded;
}
