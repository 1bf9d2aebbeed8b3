import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

/** Reminds a pro who turned requests off that none come: their day would look merely quiet. */
export function PausedNotice() {
  return (
    <Notice
      title="지금은 새 요청을 받지 않아요"
      className="mb-8"
      action={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/profile" />}>
          다시 받기
        </ButtonLink>
      }
    >
      이미 받은 요청과 대화, 고용된 일은 그대로예요.
    </Notice>
  );
}
