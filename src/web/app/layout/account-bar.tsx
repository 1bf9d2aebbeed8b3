import Bell from "lucide-react/icons/bell";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { UnreadCount } from "#ui/navigation/bottom-tabs.tsx";
import { ModeSwitch } from "#web/features/account/mode-switch.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import type { NavLink } from "./account-links.ts";
import { IconLink } from "./icon-link.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { useUnread } from "./use-unread.ts";

/** The desktop header's links of somebody who is signed in. */
export function AccountBar() {
  const unread = useUnread();
  const { userType } = useVisitor();
  const notifications: NavLink = {
    key: "notifications",
    label: "알림",
    to: "/notifications",
    unread: "notifications",
  };
  return (
    <nav aria-label="주요 메뉴" className="flex items-center gap-1 max-md:hidden">
      <HeaderLinks />
      {userType !== "staff" && (
        <IconLink to="/notifications" label="알림">
          <span className="relative">
            <Bell size={22} />
            {unread(notifications) > 0 && <UnreadCount count={unread(notifications)} />}
          </span>
        </IconLink>
      )}
      <IconLink to="/me" label="내 정보">
        <CircleUserRound size={22} />
      </IconLink>
      <div className="ml-1 max-lg:hidden">
        <ModeSwitch />
      </div>
    </nav>
  );
}
