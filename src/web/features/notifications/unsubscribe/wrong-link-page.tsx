import { ButtonLink } from "#ui/action/button.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { LetterFrame } from "./letter-frame.tsx";

/** A link that we never signed, or one cut off on its way. */
export function WrongLinkPage() {
  return (
    <LetterFrame title="링크를 알아볼 수 없어요">
      <p className="text-muted">
        주소가 잘렸거나 바뀐 것 같아요. 메일의 링크를 다시 눌러 주세요. 아무것도 바뀌지 않았고,
        로그인하면 알림 설정에서도 메일을 끌 수 있어요.
      </p>
      <div>
        <ButtonLink variant="secondary" render={<Link to="/setting/notifications" />}>
          알림 설정 열기
        </ButtonLink>
      </div>
    </LetterFrame>
  );
}
