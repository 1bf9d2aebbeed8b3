import { profileAudience } from "#domain/pro/lifecycle.ts";

/** Who sees a profile that its pro has hidden. */
export const HIDDEN_PROFILE_TEXT =
  "지금은 나와 요청을 주고받은 고객만 프로필과 후기를 볼 수 있어요. 다른 사람에게는 보이지 않아요.";

/** Who sees a profile for as long as it is hidden from strangers alone; of the rest its state says why it is not shown. */
export function hiddenProfileText(profile: Parameters<typeof profileAudience>[0]): string | null {
  return profileAudience(profile) === "acquainted" ? HIDDEN_PROFILE_TEXT : null;
}

/** What came of the switch; who sees a profile that is not approved does not depend on it. */
export function savedVisibilityText(profile: Parameters<typeof profileAudience>[0]): string {
  switch (profileAudience(profile)) {
    case "everyone":
      return "이제 누구나 프로필을 볼 수 있어요.";
    case "acquainted":
      return "프로필을 숨겼어요.";
    case "nobody":
      return profile.allowPublicRead ? "프로필 공개를 켰어요." : "프로필 공개를 껐어요.";
  }
}
