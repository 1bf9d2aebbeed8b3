import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { homePath } from "#web/platform/navigation/home-path.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

/** 고객 ↔ 고수 of one account; for who is no pro yet, the way to become one. */
export function ModeSwitch() {
  const { userType } = useVisitor();
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: userType !== "visitor" });
  const next = userType === "pro" ? "customer" : "pro";
  // A new page: the server writes the new face into it.
  const choose = useEndpointMutation("users.me.mode", {
    onSuccess: () => go(homePath(next)),
  });
  if (userType === "staff") return null;
  if (me?.can_switch) {
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={<ArrowLeftRight size={16} />}
        onClick={() => choose.run({ mode: next })}
      >
        {next === "pro" ? "고수로 전환" : "고객으로 전환"}
      </Button>
    );
  }
  // What became of their activity stands on their own page.
  if (me?.pro?.state === "suspended") return null;
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      // Below the name on a phone: its words begin where the name does.
      className="max-md:-ml-4"
      render={<Link to="/pro/apply" />}
    >
      {me?.pro ? "고수 신청 보기" : "고수로 시작하기"}
    </ButtonLink>
  );
}
