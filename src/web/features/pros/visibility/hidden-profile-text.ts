/** Who still sees a profile that is not public, as `profileAudience` of the domain has it. */
export const HIDDEN_PROFILE_TEXT =
  "지금은 나와 요청을 주고받은 고객만 프로필과 후기를 볼 수 있어요. 다른 사람에게는 보이지 않아요.";
