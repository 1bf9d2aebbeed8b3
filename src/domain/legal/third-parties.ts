import type { LoginProvider } from "../social-login/login-providers.ts";

/** What somebody who signs in by another house tells it and gets from it, the same for each of them. */
export const LOGIN_EXCHANGE = {
  purpose: "그곳의 계정으로 로그인하기 (고른 사람만)",
  received: "회원 식별 번호, 이메일과 그 확인 여부, 이름",
  given: "솜씨에 로그인한다는 사실과 그때. 거래 내용은 전하지 않아요.",
  until:
    "받은 것은 연결을 끊거나 탈퇴할 때까지 솜씨에 두고, 그곳에 남는 것은 그곳의 방침을 따라요.",
};

/** Another house that people may sign in by. It works for itself and not for the product, so it is no contractor. */
export interface ThirdParty {
  provider: LoginProvider;
  /** Where it keeps what it sees is outside of Korea. */
  abroad: boolean;
}
