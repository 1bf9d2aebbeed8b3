import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { NOTICE_GROUP_RULES } from "#domain/notice/notice-groups.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { LetterFrame } from "./letter-frame.tsx";

/** Which letters a link stops, and stopping them. Works without script: the button posts a form of the page. */
export function UnsubscribePage() {
  const { token } = useParams({ from: "/unsubscribe/$token" });
  const { data } = useSuspenseQuery(endpointQuery("unsubscribe.get", { token }));
  const { label, about } = NOTICE_GROUP_RULES[data.group];
  const settings = (
    <ButtonLink variant="secondary" render={<Link to="/setting/notifications" />}>
      알림 설정 열기
    </ButtonLink>
  );
  if (!data.is_on) {
    return (
      <LetterFrame title={`${label} 메일을 보내지 않아요`}>
        <Notice tone="success">
          {data.email} 주소로 보내던 {label} 메일을 껐어요. 다시 받으려면 로그인해 알림 설정에서 켜
          주세요.
        </Notice>
        <div>{settings}</div>
      </LetterFrame>
    );
  }
  return (
    <LetterFrame title={`${label} 메일을 그만 받을까요?`}>
      <p className="text-muted">
        {data.email} 주소로 보내는 {label} 메일을 모두 꺼요. {about}에 관한 메일이에요. 다른 메일과
        앱 안의 알림은 그대로 와요.
      </p>
      <form
        method="post"
        action={`/unsubscribe/${token}?from=page`}
        className="flex flex-wrap gap-2"
      >
        <Button type="submit">그만 받기</Button>
        {settings}
      </form>
    </LetterFrame>
  );
}
