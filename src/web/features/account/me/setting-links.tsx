import { Link } from "#web/platform/navigation/link.tsx";
import Bell from "lucide-react/icons/bell";
import FileCheck from "lucide-react/icons/file-check";
import KeyRound from "lucide-react/icons/key-round";
import FileDown from "lucide-react/icons/file-down";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Smartphone from "lucide-react/icons/smartphone";
import UserX from "lucide-react/icons/user-x";
import { MenuList } from "#ui/navigation/menu-list.tsx";
import { Section } from "#ui/layout/section.tsx";

const TITLE = "설정";

interface SettingLinksProps {
  /** Staff are told nothing and have no number here. */
  isMember: boolean;
  hasPhone: boolean;
}

/** How the person is told things, reached and signed in. */
export function SettingLinks({ isMember, hasPhone }: SettingLinksProps) {
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
  const phone = {
    key: "phone",
    label: "휴대폰 번호 바꾸기",
    icon: <Smartphone size={20} />,
    render: <Link to="/setting/tel" />,
  };
  const ways = {
    key: "ways",
    label: "로그인 방법",
    icon: <KeyRound size={20} />,
    render: <Link to="/setting/account/social-logins" />,
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
        items={[
          ...(isMember ? [notices] : []),
          ...(isMember && hasPhone ? [phone] : []),
          ...(isMember ? [ways] : []),
          devices,
          ...(isMember ? [consents] : []),
          ...(isMember ? [copy, leaving] : []),
        ]}
      />
    </Section>
  );
}
