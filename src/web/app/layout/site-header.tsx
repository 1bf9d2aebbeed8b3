import { Link, useLocation } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Search from "lucide-react/icons/search";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import type { ReactNode } from "react";
import { UnreadCount } from "#ui/bottom-tabs.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TopHeader } from "#ui/top-header.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useGoBack } from "#web/platform/use-go-back.ts";
import { useVisitor } from "#web/platform/visitor.ts";
import type { Frame } from "../static-data.ts";
import { headerPlaces, type Place } from "./account-links.ts";
import { Brand } from "./brand.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { ModeSwitch } from "#web/features/account/mode-switch.tsx";
import { useUnread } from "./use-unread.ts";

const iconLinkClass =
  "relative inline-flex size-11 items-center justify-center rounded-md text-ink no-underline hover:bg-sunken";

/** The bar above site and detail pages; on a phone a detail page has the way back instead of the name. */
export function SiteHeader({ frame }: { frame: Frame }) {
  const visitor = useVisitor();
  const back = frame === "detail";
  // The front page has a larger one of its own.
  const searchable = useLocation({ select: (location) => location.pathname !== "/" });
  return (
    <TopHeader
      start={
        <>
          {back && <BackButton />}
          <div className={back ? "max-md:hidden" : ""}>
            <Brand />
          </div>
        </>
      }
      middle={
        searchable && (
          <div className="max-md:hidden">
            <HeaderSearch />
          </div>
        )
      }
      end={
        <>
          <IconLink to="/search-suggest" label="서비스 찾기" className="md:hidden">
            <Search size={22} />
          </IconLink>
          {visitor.authenticated ? <AccountLinks /> : <GuestLinks />}
        </>
      }
    />
  );
}

function BackButton() {
  const goBack = useGoBack();
  return (
    <IconButton
      label="뒤로 가기"
      icon={<ChevronLeft size={24} />}
      className="-ml-3 md:hidden"
      onClick={goBack}
    />
  );
}

function GuestLinks() {
  // Whoever logs in from here comes back to where they were.
  const here = useLocation({ select: (location) => location.href });
  const search = here === "/" ? {} : { next: here };
  return (
    <>
      <nav aria-label="주요 메뉴" className="flex items-center max-lg:hidden">
        <PlaceLinks />
        <ModeSwitch />
      </nav>
      <ButtonLink variant="quiet" size="sm" render={<Link to="/login" search={search} />}>
        로그인
      </ButtonLink>
      <ButtonLink
        size="sm"
        render={<Link to="/signup" search={search} />}
        className="max-md:hidden"
      >
        회원 가입
      </ButtonLink>
    </>
  );
}

function AccountLinks() {
  const unread = useUnread();
  const { userType } = useVisitor();
  const notifications: Place = {
    key: "notifications",
    label: "알림",
    to: "/notifications",
    unread: "notifications",
  };
  return (
    <nav aria-label="주요 메뉴" className="flex items-center gap-1 max-md:hidden">
      <PlaceLinks />
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

function PlaceLinks() {
  const unread = useUnread();
  const places = headerPlaces(useVisitor());
  return places.map((place) => (
    <Link
      key={place.key}
      to={place.to}
      className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-sm font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:text-accent-ink"
    >
      {place.label}
      {unread(place) > 0 && (
        <span className="numeric font-bold text-danger">
          <span className="sr-only">새 소식 </span>
          {unread(place)}
        </span>
      )}
    </Link>
  ));
}

function IconLink(props: {
  to: Place["to"];
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={props.to} className={`${iconLinkClass} ${props.className ?? ""}`}>
      <VisuallyHidden>{props.label} </VisuallyHidden>
      {props.children}
    </Link>
  );
}
