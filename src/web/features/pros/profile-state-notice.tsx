import { Link } from "#web/platform/navigation/link.tsx";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { HelpDeskText, ObjectionHint } from "#web/platform/support/help-desk.tsx";

/** Says what a profile that is not shown to customers is waiting for. */
export function ProfileStateNotice({ profile }: { profile: ProProfile }) {
  const reason = profile.state_reason && (
    <p className="whitespace-pre-line">
      <HelpDeskText text={profile.state_reason} />
    </p>
  );
  switch (profile.state) {
    case "approved":
    // Nobody is logged in to see it.
    case "withdrawn":
      return null;
    case "pending":
      return (
        <Notice tone="accent" title="지원서를 확인하고 있어요">
          지금 수정한 내용으로 확인해요.
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="danger" title="아직 승인하지 못했어요">
          {reason}
          <p>수정해서 다시 보내면 다시 확인해요.</p>
        </Notice>
      );
    case "suspended":
      return (
        <Notice
          tone="warning"
          title="고수 활동이 정지됐어요"
          action={
            <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/hires" />}>
              진행 중인 일 보기
            </ButtonLink>
          }
        >
          {reason}
          <p>새 요청과 견적은 멈추고, 고용된 일은 마칠 수 있어요.</p>
          <p>
            <ObjectionHint />
          </p>
        </Notice>
      );
  }
}
