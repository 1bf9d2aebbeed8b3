import { Link } from "#web/platform/navigation/link.tsx";
import Bell from "lucide-react/icons/bell";
import FileCheck from "lucide-react/icons/file-check";
import FileDown from "lucide-react/icons/file-down";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import UserRoundCog from "lucide-react/icons/user-round-cog";
import UserX from "lucide-react/icons/user-x";
import { MenuList } from "#ui/navigation/menu-list.tsx";
import { Section } from "#ui/layout/section.tsx";

const TITLE = "설정";

interface SettingLinksProps {
  /** Staff are told nothing and have no number here. */
  isMember: boolean;
}

/** How the person is told things, reached and signed in. */
export function SettingLinks({ isMember }: SettingLinksProps) {
  const notices = {
    key: "notices",
    label: "알림 설정",
    icon: <Bell size={20} />,
    render: <Link to="/setting/notifications" />,
  };
  const consents = {
    key: "consents",
    label: "동의와 약관",
    icon: <FileCheck size={20} />,
    render: <Link to="/setting/consents" />,
  };
  const account = {
    key: "account",
    label: "계정 설정",
    icon: <UserRoundCog size={20} />,
    render: <Link to="/setting/account" />,
  };
  const devices = {
    key: "devices",
    label: "로그인한 기기와 비밀번호",
    icon: <MonitorSmartphone size={20} />,
    render: <Link to="/setting/devices" />,
  };
  const copy = {
    key: "copy",
    label: "내 정보 받기",
    icon: <FileDown size={20} />,
    render: <Link to="/setting/account/export" />,
  };
  const leaving = {
    key: "leaving",
    label: "탈퇴",
    icon: <UserX size={20} />,
    render: <Link to="/setting/account/withdrawal" />,
  };
  return (
    <Section title={TITLE}>
      <MenuList
        labelHidden
        label={TITLE}
        items={isMember ? [account, notices, consents, copy, leaving] : [devices]}
      />
    </Section>
  );
}
