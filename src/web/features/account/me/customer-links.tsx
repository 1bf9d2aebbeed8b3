import { Link } from "#web/platform/navigation/link.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import Star from "lucide-react/icons/star";
import { MenuList } from "#ui/navigation/menu-list.tsx";
import { Section } from "#ui/layout/section.tsx";

const TITLE = "맡긴 일";

/** Where a person finds what they asked for, what they wrote, and whom they saved. */
export function CustomerLinks() {
  return (
    <Section title={TITLE}>
      <MenuList
        labelHidden
        label={TITLE}
        items={[
          {
            key: "requests",
            label: "내 요청",
            icon: <ClipboardList size={20} />,
            render: <Link to="/requests" />,
          },
          {
            key: "chats",
            label: "채팅",
            icon: <MessageCircle size={20} />,
            render: <Link to="/chats" />,
          },
          {
            key: "consultations",
            label: "내가 요청한 상담",
            icon: <CalendarClock size={20} />,
            render: <Link to="/consultations" search={{ side: "customer" }} />,
          },
          {
            key: "reviews",
            label: "내가 쓴 후기",
            icon: <Star size={20} />,
            render: <Link to="/me/reviews" />,
          },
          {
            key: "saved",
            label: "찜한 고수",
            icon: <Heart size={20} />,
            render: <Link to="/me/saved-pros" />,
          },
        ]}
      />
    </Section>
  );
}
