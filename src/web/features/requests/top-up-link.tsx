import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";

/** To the packs of credits, and back to the request afterwards. */
export function TopUpLink({ requestId }: { requestId: string }) {
  const next = `/requests/${requestId}`;
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<Link to="/membership/top-up" search={{ next }} />}
    >
      크레딧 충전하기
    </ButtonLink>
  );
}
