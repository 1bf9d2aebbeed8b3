/** Who vouches for people that sign in without a password of ours. */
export const LOGIN_PROVIDERS = ["kakao", "naver", "apple"] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

export const LOGIN_PROVIDER_NAMES: Record<LoginProvider, string> = {
  kakao: "카카오",
  naver: "네이버",
  apple: "Apple",
};

/** What stands on the button, in the words that each provider asks for. */
export const LOGIN_BUTTON_LABELS: Record<LoginProvider, string> = {
  kakao: "카카오 로그인",
  naver: "네이버 로그인",
  apple: "Apple로 로그인",
};

export function isLoginProvider(text: string): text is LoginProvider {
  return (LOGIN_PROVIDERS as readonly string[]).includes(text);
}
