import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { HIDDEN_PROFILE_TEXT } from "./hidden-profile-text.ts";

/** Tells a pro on their own page that strangers do not find it, while they keep it so. */
export function OwnHiddenNotice() {
  const { data } = useQuery(endpointQuery("users.me.allowPublicRead"));
  if (data?.allow_public_read !== false) return null;
  return (
    <Notice
      tone="warning"
      title="숨긴 프로필이에요"
      className="mb-6"
      action={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/profile" />}>
          프로필 공개 설정
        </ButtonLink>
      }
    >
      {HIDDEN_PROFILE_TEXT}
    </Notice>
  );
}
