import { LOGIN_PROVIDER_NAMES, type LoginProvider } from "./login-providers.ts";

/** Why a sign-in by a provider came to nothing. */
export const LOGIN_PROBLEMS = [
  "cancelled",
  "outdated",
  "unavailable",
  "not_configured",
  "not_trusted",
  "too_many",
  "closed",
  "linked_elsewhere",
  "another_linked",
  "not_yours",
] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

export function isLoginProblem(text: string): text is LoginProblem {
  return (LOGIN_PROBLEMS as readonly string[]).includes(text);
}

/** What happened and what the person can do now. */
export function loginProblemText(problem: LoginProblem, provider: LoginProvider): string {
  const name = LOGIN_PROVIDER_NAMES[provider];
  const texts: Record<LoginProblem, string> = {
    cancelled: `${name} 로그인을 취소했어요. 계속하려면 버튼을 다시 눌러 주세요.`,
    outdated: `${name} 로그인을 시작한 지 오래됐거나 이미 끝난 로그인이에요. 버튼을 다시 눌러 주세요.`,
    unavailable: `지금은 ${name}에서 답이 오지 않아요. 잠시 뒤에 다시 시도하거나 다른 방법으로 로그인해 주세요.`,
    not_configured: `지금은 ${name} 로그인을 쓸 수 없어요. 다른 방법으로 로그인해 주세요.`,
    not_trusted: `${name}에서 온 답을 확인하지 못해서 로그인하지 않았어요. 버튼을 다시 눌러 주세요.`,
    too_many: "로그인을 너무 여러 번 시도했어요. 잠시 뒤에 다시 시도해 주세요.",
    closed: "이 계정으로는 지금 로그인할 수 없어요. 고객센터에 문의해 주세요.",
    linked_elsewhere: `이미 다른 솜씨 계정에 연결한 ${name} 계정이에요. 그 계정에서 연결을 끊으면 여기에 연결할 수 있어요.`,
    another_linked: `이미 ${name} 계정을 하나 연결했어요. 바꾸려면 지금 연결을 먼저 끊어 주세요.`,
    not_yours: `이 계정에 연결한 ${name} 계정이 아니에요. 연결한 계정으로 다시 확인해 주세요.`,
  };
  return texts[problem];
}
