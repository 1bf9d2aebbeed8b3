import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import Eye from "lucide-react/icons/eye";
import FileClock from "lucide-react/icons/file-clock";
import FileText from "lucide-react/icons/file-text";
import IdCard from "lucide-react/icons/id-card";
import Images from "lucide-react/icons/images";
import Inbox from "lucide-react/icons/inbox";
import MessagesSquare from "lucide-react/icons/messages-square";
import Send from "lucide-react/icons/send";
import Sun from "lucide-react/icons/sun";
import Ticket from "lucide-react/icons/ticket";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { hasWorkLeft } from "#domain/pro/work-left.ts";
import type { Me } from "#contract/endpoints/accounts.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { MenuList, type MenuItem } from "#ui/navigation/menu-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";

type Pro = NonNullable<Me["pro"]>;

interface StateLooks {
  label: string;
  tone: Tone;
  /** Of the way to what stands behind it. */
  more?: string;
}

const stateLooks: Record<Pro["state"], StateLooks> = {
  pending: { label: "확인 중", tone: "warning", more: "지원서 확인 상태 보기" },
  approved: { label: "승인됨", tone: "success" },
  rejected: { label: "승인되지 않음", tone: "danger", more: "이유 보고 다시 보내기" },
  suspended: { label: "활동 정지", tone: "danger", more: "정지된 이유 보기" },
  withdrawn: { label: "탈퇴", tone: "neutral" },
};

function application(label: string): MenuItem {
  return {
    key: "application",
    label,
    icon: <FileClock size={20} />,
    render: <Link to="/pro/apply" />,
  };
}

const profile: MenuItem = {
  key: "profile",
  label: "프로필",
  icon: <IdCard size={20} />,
  render: <Link to="/pro/profile" />,
};

const portfolio: MenuItem = {
  key: "portfolio",
  label: "포트폴리오",
  icon: <Images size={20} />,
  render: <Link to="/pro/portfolio" />,
};

const certifications: MenuItem = {
  key: "certifications",
  label: "자격 확인",
  icon: <BadgeCheck size={20} />,
  render: <Link to="/pro/certifications" />,
};

const membership: MenuItem = {
  key: "membership",
  label: "멤버십과 크레딧",
  icon: <Ticket size={20} />,
  render: <Link to="/membership" />,
};

const sentQuotes: MenuItem = {
  key: "quotes",
  label: "보낸 견적",
  icon: <Send size={20} />,
  render: <Link to="/pro/quotes" />,
};

/** Also of a pro whose activity is stopped. */
const runningWork: readonly MenuItem[] = [
  { key: "today", label: "오늘", icon: <Sun size={20} />, render: <Link to="/pro" /> },
  {
    key: "hires",
    label: "진행 중인 일",
    icon: <BriefcaseBusiness size={20} />,
    render: <Link to="/pro/hires" />,
  },
  {
    key: "schedule",
    label: "일정",
    icon: <CalendarDays size={20} />,
    render: <Link to="/pro/schedule" />,
  },
];

const shownToCustomers: readonly MenuItem[] = [
  profile,
  portfolio,
  certifications,
  {
    key: "consultant",
    label: "상담 프로필",
    icon: <MessagesSquare size={20} />,
    render: <Link to="/pro/consultant" />,
  },
  {
    key: "testimonials",
    label: "외부 추천",
    icon: <ThumbsUp size={20} />,
    render: <Link to="/pro/testimonials" />,
  },
  {
    key: "templates",
    label: "견적 템플릿",
    icon: <FileText size={20} />,
    render: <Link to="/pro/templates" />,
  },
];

/** Where a pro finds their work and what customers see of them; before the approval only the latter. */
export function ProLinks({ pro }: { pro: Pro }) {
  const { label, tone, more } = stateLooks[pro.state];
  return (
    <Section title="고수 활동" action={<Badge tone={tone}>{label}</Badge>}>
      <div className="flex flex-col gap-6">
        {more && <MenuList label="상태" items={[application(more)]} />}
        {pro.state === "approved" ? (
          <ApprovedLinks proId={pro.id} />
        ) : (
          <>
            {hasWorkLeft(pro) && (
              <MenuList label="일" items={[...runningWork, sentQuotes, membership]} />
            )}
            <MenuList label="꾸미기" items={[profile, portfolio, certifications]} />
          </>
        )}
      </div>
    </Section>
  );
}

function ApprovedLinks({ proId }: { proId: string }) {
  const received = useQuery(endpointQuery("pro.requests.unreadCount"));
  const asked = useQuery(endpointQuery("consultations.unansweredCount"));
  return (
    <>
      <MenuList
        label="일"
        items={[
          ...runningWork,
          {
            key: "requests",
            label: "받은 요청",
            icon: <Inbox size={20} />,
            count: received.data?.count,
            countOf: "아직 안 본 요청",
            render: <Link to="/pro/requests" />,
          },
          sentQuotes,
          {
            key: "consultations",
            label: "나에게 온 상담",
            icon: <CalendarClock size={20} />,
            count: asked.data?.count,
            render: <Link to="/consultations" search={{ side: "pro" }} />,
          },
          membership,
        ]}
      />
      <MenuList label="꾸미기" items={shownToCustomers} />
      <MenuList
        label="살펴보기"
        items={[
          {
            key: "public",
            label: "내 공개 페이지",
            icon: <Eye size={20} />,
            render: <Link to="/pros/$proId" params={{ proId }} />,
          },
          {
            key: "report",
            label: "내 활동 리포트",
            icon: <ChartColumn size={20} />,
            render: <Link to="/pro/report" />,
          },
        ]}
      />
    </>
  );
}
