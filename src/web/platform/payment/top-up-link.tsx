import { useLocation } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";

/** To the packs of credits, and back to this page afterwards. */
export function TopUpLink() {
  const next = useLocation({ select: (location) => location.href });
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
