import { Link } from "#web/platform/navigation/link.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { MenuList } from "#ui/navigation/menu-list.tsx";
import { Section } from "#ui/layout/section.tsx";

/** Where a person finds what they asked for. */
export function CustomerLinks() {
  return (
    <Section title="맡긴 일">
      <MenuList
        labelHidden
        label="맡긴 일"
        items={[
          {
            key: "requests",
            label: "내 요청",
            icon: <ClipboardList size={20} />,
            render: <Link to="/requests" />,
          },
          {
            key: "consultations",
            label: "내가 요청한 상담",
            icon: <CalendarClock size={20} />,
            render: <Link to="/consultations" search={{ side: "customer" }} />,
          },
        ]}
      />
    </Section>
  );
}
