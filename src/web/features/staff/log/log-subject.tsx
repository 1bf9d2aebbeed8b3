import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactElement } from "react";
import { TextLink } from "#ui/action/text-link.tsx";

const pages: Record<string, { label: string; link: (id: string) => ReactElement }> = {
  pro: {
    label: "고수 보기",
    link: (proId) => <Link to="/staff/pros/$proId" params={{ proId }} />,
  },
  name_change: {
    label: "이름 변경 보기",
    link: (nameChangeId) => (
      <Link to="/staff/name-changes/$nameChangeId" params={{ nameChangeId }} />
    ),
  },
  certification: {
    label: "자격 보기",
    link: (certificationId) => (
      <Link to="/staff/certifications/$certificationId" params={{ certificationId }} />
    ),
  },
  report: {
    label: "신고 보기",
    link: (reportId) => <Link to="/staff/reports/$reportId" params={{ reportId }} />,
  },
  refund: {
    label: "환불 보기",
    link: (refundId) => <Link to="/staff/refunds/$refundId" params={{ refundId }} />,
  },
  account: {
    label: "보낸 알림 보기",
    link: (accountId) => <Link to="/staff/people/$accountId/deliveries" params={{ accountId }} />,
  },
  ticket: {
    label: "문의 보기",
    link: (ticketId) => <Link to="/staff/support/$ticketId" params={{ ticketId }} />,
  },
  request: { label: "요청 보기", link: (id) => <Link to="/staff/requests" search={{ id }} /> },
  review: { label: "후기 보기", link: (id) => <Link to="/staff/reviews" search={{ id }} /> },
};

/** The way to what an entry was about, where it has a page. */
export function LogSubject({ subject }: { subject: { kind: string; id: string } }) {
  const page = pages[subject.kind];
  if (!page) return null;
  return (
    <TextLink placement="alone" render={page.link(subject.id)}>
      {page.label}
    </TextLink>
  );
}
