import Bell from "lucide-react/icons/bell";
import ClipboardList from "lucide-react/icons/clipboard-list";
import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import UserRound from "lucide-react/icons/user-round";
import { BackLink } from "../action/back-link.tsx";
import { BottomTabs, UnreadCount } from "../navigation/bottom-tabs.tsx";
import { Breadcrumb } from "../navigation/breadcrumb.tsx";
import { Button } from "../action/button.tsx";
import { MenuList } from "../navigation/menu-list.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Section } from "../layout/section.tsx";
import { StickyActionBar } from "../layout/sticky-action-bar.tsx";
import { TabLinks } from "../navigation/tab-links.tsx";
import { SkipLink } from "../navigation/skip-link.tsx";
import { TopHeader } from "../navigation/top-header.tsx";
import { Tabs } from "../navigation/tabs.tsx";
import { TextLink } from "../action/text-link.tsx";
import { Example } from "./example.tsx";

const bottomTabs = [
  { key: "home", label: "홈", icon: <House size={22} />, current: true, href: "#layout" },
  {
    key: "list",
    label: "요청",
    icon: <ClipboardList size={22} />,
    current: false,
    href: "#layout",
  },
  {
    key: "talk",
    label: "채팅",
    icon: <MessageCircle size={22} />,
    current: false,
    count: 3,
    href: "#layout",
  },
  {
    key: "news",
    label: "알림",
    icon: <Bell size={22} />,
    current: false,
    count: 120,
    href: "#layout",
  },
  { key: "me", label: "내 정보", icon: <UserRound size={22} />, current: false, href: "#layout" },
];

/** What pages are put together from. */
export function LayoutExamples() {
  return (
    <>
      <Example name="위의 줄">
        <div className="relative overflow-hidden rounded-xl border border-line [transform:translateZ(0)]">
          <SkipLink target="layout" />
          <TopHeader
            start={<span className="text-lg font-extrabold">솜씨</span>}
            middle={<span className="text-muted">어떤 일을 맡기고 싶으세요?</span>}
            end={
              <span className="relative inline-flex p-2">
                <Bell size={22} aria-hidden />
                <UnreadCount count={6} />
              </span>
            }
          />
        </div>
      </Example>
      <Example name="탭">
        <Tabs
          label="소식 나누기"
          tabs={[
            { value: "new", label: "새 소식", count: 3, panel: <p>새 소식 세 개가 있어요.</p> },
            { value: "read", label: "읽은 소식", panel: <p>읽은 소식이에요.</p> },
            { value: "saved", label: "담아 둔 소식", count: 12, panel: <p>담아 둔 소식이에요.</p> },
          ]}
        />
        <TabLinks
          label="받은 것"
          links={[
            { key: "open", label: "진행 중", current: true, href: "#layout" },
            { key: "closed", label: "지난 것", current: false, href: "#layout" },
          ]}
        />
      </Example>
      <Example name="경로와 절">
        <div className="pt-4">
          <BackLink render={<a href="#layout" />}>입주청소 요청</BackLink>
        </div>
        <Breadcrumb
          crumbs={[
            { key: "home", label: "홈", href: "#layout" },
            { key: "category", label: "청소", href: "#layout" },
            { key: "here", label: "입주 청소" },
          ]}
        />
        <Section
          title="많이 찾는 것"
          description="이번 주에 많이 찾았어요."
          action={
            <TextLink href="#layout" placement="alone">
              모두 보기
            </TextLink>
          }
        >
          <p>절의 내용이 여기에 와요.</p>
        </Section>
      </Example>
      <Example name="메뉴">
        <MenuList
          label="일"
          items={[
            {
              key: "list",
              label: "받은 요청",
              icon: <ClipboardList size={20} />,
              count: 3,
              href: "#layout",
            },
            { key: "talk", label: "채팅", icon: <MessageCircle size={20} />, href: "#layout" },
          ]}
        />
      </Example>
      <Example name="붙박이 버튼과 아래 탭">
        <div className="relative h-140 max-w-90 overflow-x-hidden overflow-y-auto rounded-xl border border-line bg-canvas [transform:translateZ(0)]">
          <div className="flex min-h-full flex-col p-4 pb-14">
            <PageHeader
              title="화면 제목은 무엇을 하러 왔는지 말해요"
              description="그다음 무엇을 하면 되는지 말해요."
            />
            <p className="flex-1">내용</p>
            <StickyActionBar summary="보내기 전에 한 번 더 보여 드려요." aboveTabs>
              <Button variant="secondary">임시 저장</Button>
              <Button>다음</Button>
            </StickyActionBar>
          </div>
          <BottomTabs label="주요 메뉴" tabs={bottomTabs} />
        </div>
      </Example>
    </>
  );
}
