import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ObjectionHint } from "#web/platform/support/help-desk.tsx";

/** Says to a pro whose activity is stopped what is locked and what is not. */
export function SuspendedNotice() {
  return (
    <Notice
      tone="warning"
      title="고수 활동이 정지됐어요"
      className="mb-8"
      action={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/profile" />}>
          정지 이유 보기
        </ButtonLink>
      }
    >
      <p>새 요청을 받거나 견적을 보낼 수 없고, 프로필은 고객에게 보이지 않아요.</p>
      <p>고용된 일은 그대로 마칠 수 있어요. 대화, 변경 제안, 완료와 취소를 할 수 있어요.</p>
      <p>
        <ObjectionHint />
      </p>
    </Notice>
  );
}
