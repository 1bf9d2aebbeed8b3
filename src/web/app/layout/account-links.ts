import type { LinkProps } from "@tanstack/react-router";
import { homePath } from "#web/platform/navigation/home-path.ts";
import type { Visitor } from "#web/platform/session/visitor.ts";

export interface NavLink {
  key: string;
  label: string;
  to: NonNullable<LinkProps["to"]>;
  /** Which unread number belongs to it. */
  unread?: "notifications" | "receivedRequests" | "talks";
}

/** Links of the desktop header, by the visitor's user type. */
export function headerLinks({ userType }: Visitor): NavLink[] {
  if (userType === "pro") {
    return [
      { key: "today", label: "오늘", to: "/pro" },
      { key: "received", label: "받은 요청", to: "/pro/requests", unread: "receivedRequests" },
      { key: "quotes", label: "보낸 견적", to: "/pro/quotes" },
      { key: "schedule", label: "일정", to: "/pro/schedule" },
      { key: "chats", label: "채팅", to: "/chats", unread: "talks" },
      { key: "membership", label: "멤버십", to: "/membership" },
    ];
  }
  if (userType === "customer") {
    return [
      { key: "requests", label: "내 요청", to: "/requests" },
      { key: "chats", label: "채팅", to: "/chats", unread: "talks" },
    ];
  }
  if (userType === "staff") return [{ key: "staff", label: "운영", to: "/staff" }];
  return [{ key: "popular", label: "많이 찾는 서비스", to: "/popular-services" }];
}

/** The phone's tabs: 홈 · 요청 or 받은 요청 · 채팅 · 알림 · 내 정보; staff have their own. */
export function tabLinks({ userType }: Visitor): NavLink[] {
  if (userType === "staff") {
    return [
      { key: "home", label: "홈", to: "/" },
      { key: "requests", label: "대기 목록", to: "/staff" },
      { key: "me", label: "내 정보", to: "/me" },
    ];
  }
  return [
    { key: "home", label: "홈", to: homePath(userType) },
    userType === "pro"
      ? { key: "requests", label: "받은 요청", to: "/pro/requests", unread: "receivedRequests" }
      : { key: "requests", label: "요청", to: "/requests" },
    { key: "chats", label: "채팅", to: "/chats", unread: "talks" },
    { key: "notifications", label: "알림", to: "/notifications", unread: "notifications" },
    { key: "me", label: "내 정보", to: "/me" },
  ];
}
