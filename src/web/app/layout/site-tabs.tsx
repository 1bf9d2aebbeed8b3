import { useLocation } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import Bell from "lucide-react/icons/bell";
import ClipboardList from "lucide-react/icons/clipboard-list";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { BottomTabs } from "#ui/navigation/bottom-tabs.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { tabLinks } from "./account-links.ts";
import { useUnread } from "./use-unread.ts";

const icons: Record<string, ReactNode> = {
  home: <House size={22} />,
  requests: <ClipboardList size={22} />,
  chats: <MessageCircle size={22} />,
  notifications: <Bell size={22} />,
  me: <CircleUserRound size={22} />,
};

/** The main pages on a phone. */
export function SiteTabs() {
  const path = useLocation({ select: (location) => location.pathname });
  const unread = useUnread();
  const links = tabLinks(useVisitor());
  return (
    <BottomTabs
      label="아래 메뉴"
      tabs={links.map((link) => ({
        key: link.key,
        label: link.label,
        icon: icons[link.key],
        current: path === link.to,
        count: unread(link),
        render: <Link to={link.to} />,
      }))}
    />
  );
}
