import type { ReactNode } from "react";
import {
  NOTICE_CHANNEL_LABELS,
  NOTICE_CHANNELS,
  NOTICE_GROUP_RULES,
  isSwitchable,
  type NoticeGroup,
} from "#domain/notice/notice-groups.ts";
import { Switch } from "#ui/form/switch.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { Switches } from "./switches.ts";

type GroupSwitchesProps = Switches & {
  group: Exclude<NoticeGroup, "advertising">;
  children?: ReactNode;
};

/** One group's channels; what nobody may switch off says so. */
export function GroupSwitches({ group, settings, change, children }: GroupSwitchesProps) {
  const { label, about, channels } = NOTICE_GROUP_RULES[group];
  const chosen = settings.groups[group];
  const locked = NOTICE_CHANNELS.filter((channel) => channels[channel] === "locked");
  return (
    <Section title={label} description={about}>
      <Card>
        {NOTICE_CHANNELS.filter((channel) => isSwitchable(group, channel)).map((channel) => (
          <Switch
            key={channel}
            label={NOTICE_CHANNEL_LABELS[channel]}
            aria-label={`${label} ${NOTICE_CHANNEL_LABELS[channel]}`}
            checked={chosen[channel]}
            onChange={(event) =>
              change({
                groups: {
                  ...settings.groups,
                  [group]: { ...chosen, [channel]: event.target.checked },
                },
              })
            }
          />
        ))}
        {locked.length > 0 && (
          <p className="py-2 text-sm text-muted">
            {locked.map((channel) => NOTICE_CHANNEL_LABELS[channel]).join("과 ")}
            {" 알림은 꼭 필요해서 끌 수 없어요."}
          </p>
        )}
        {children}
      </Card>
    </Section>
  );
}
