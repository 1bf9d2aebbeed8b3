import type { Output } from "#contract/registry.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Link } from "#web/platform/navigation/link.tsx";

export type Open = Output<"requests.last">["open"];

/** Before the first question, not after the last: a second request for the same place would be refused. */
export function OpenRequests({ open }: { open: Open }) {
  const [first, another] = open;
  if (!first) return null;
  const places = open.flatMap(({ place }) => place?.name ?? []);
  return (
    <Notice
      className="mb-6"
      title="이 서비스로 보낸 요청이 열려 있어요"
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={
            another ? (
              <Link to="/requests" />
            ) : (
              <Link to="/requests/$requestId" params={{ requestId: first.id }} />
            )
          }
        >
          {another ? "내 요청 보기" : "열린 요청 보기"}
        </ButtonLink>
      }
    >
      {places.length > 0
        ? `${places.join(", ")} 요청이에요. 다른 지역이라면 새로 보낼 수 있어요.`
        : "그 요청이 끝나면 새로 보낼 수 있어요."}
    </Notice>
  );
}
