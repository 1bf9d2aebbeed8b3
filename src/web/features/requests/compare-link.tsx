import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import type { ButtonLook } from "#ui/action/button-class.ts";
import { Link } from "#web/platform/navigation/link.tsx";

interface CompareLinkProps {
  requestId: string;
  compared: RequestDetail["compared"];
  look: Pick<ButtonLook, "size" | "variant">;
}

/** The way to have two quotes or more side by side, with what going there means for those that nobody has read. */
export function CompareLink({ requestId, compared, look }: CompareLinkProps) {
  const { quotes, unread } = compared;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink
        {...look}
        className="max-sm:w-full"
        render={<Link to="/requests/$requestId/compare" params={{ requestId }} />}
      >
        {quotes}장 나란히 비교하기
      </ButtonLink>
      {unread > 0 && (
        <p className="text-sm text-muted max-sm:w-full max-sm:text-center">
          비교하면 {quotes}장을 모두 읽은 것으로 알려져요.
        </p>
      )}
    </div>
  );
}
