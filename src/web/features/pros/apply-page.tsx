import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ApplicationState } from "./application-state.tsx";
import { ApplyForm } from "./apply-form.tsx";

/** Becoming a pro: a verified phone, the form, the wait, and what came of it. */
export function ApplyPage() {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  if (me.user_type === "staff") return <NotForStaff />;
  if (me.pro) return <ApplicationState state={me.pro.state} />;
  if (!me.phone_verified) return <PhoneFirst />;
  return <ApplyForm accountId={me.id} />;
}

function PhoneFirst() {
  return (
    <PageFrame>
      <PageHeader
        title="고수로 시작하기"
        description="하는 일과 지역을 알려 주면, 확인한 뒤 맞는 요청을 보내 드려요."
      />
      <Notice
        tone="accent"
        title="먼저 휴대폰 번호를 확인해 주세요"
        action={
          <ButtonLink render={<Link to="/verify-phone" search={{ next: "/pro/apply" }} />}>
            휴대폰 번호 확인하기
          </ButtonLink>
        }
      >
        고객과 고수 모두 확인된 번호로만 거래해요. 번호는 고용하기 전까지 상대방에게 보이지 않아요.
      </Notice>
      <h2 className="mt-8 text-lg">이런 것을 물어봐요</h2>
      <ul className="mt-2 list-disc pl-5 text-muted">
        <li>하는 서비스와 일하는 지역</li>
        <li>활동 이름, 한 줄 소개, 자세한 소개, 경력</li>
        <li>프로필 사진 (없어도 돼요)</li>
      </ul>
    </PageFrame>
  );
}

function NotForStaff() {
  return (
    <PageFrame>
      <PageHeader
        title="고수로 시작하기"
        description="운영 계정으로는 고수가 될 수 없어요. 다른 계정으로 로그인해 주세요."
      />
      <ButtonLink variant="secondary" render={<Link to="/" />}>
        홈으로 가기
      </ButtonLink>
    </PageFrame>
  );
}
