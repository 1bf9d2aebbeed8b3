import { useLocation } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Search from "lucide-react/icons/search";
import { ButtonLink } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { TopHeader } from "#ui/navigation/top-header.tsx";
import { useGoBack } from "#web/platform/navigation/use-go-back.ts";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import type { Frame } from "../static-data.ts";
import { Brand } from "./brand.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { IconLink } from "./icon-link.tsx";
import { HeaderLinks } from "./header-links.tsx";

// Most who arrive are not signed in.
const accountBar = lazyHydrated(
  () => import("./account-bar.tsx").then((module) => module.AccountBar),
  { seldom: true },
);
if (import.meta.env.SSR) await accountBar.load();

/** The bar above site and detail pages; on a phone a detail page has the way back instead of the name. */
export function SiteHeader({ frame }: { frame: Frame }) {
  const visitor = useVisitor();
  const back = frame === "detail";
  // Beside a pro's links a tablet has no room for the words of the field.
  const manyLinks = visitor.userType === "pro";
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
          <div className={manyLinks ? "max-lg:hidden" : "max-md:hidden"}>
            <HeaderSearch />
          </div>
        )
      }
      end={
        <>
          <IconLink
            to="/search-suggest"
            label="서비스 찾기"
            className={manyLinks ? "lg:hidden" : "md:hidden"}
          >
            <Search size={22} />
          </IconLink>
          {visitor.authenticated ? <accountBar.Part /> : <GuestLinks />}
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
        <HeaderLinks />
        <ButtonLink variant="quiet" size="sm" render={<Link to="/pro/apply" />}>
          고수로 시작하기
        </ButtonLink>
      </nav>
      <ButtonLink
        variant="quiet"
        size="sm"
        className="max-md:-mr-4"
        render={<Link to="/login" search={search} />}
      >
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
