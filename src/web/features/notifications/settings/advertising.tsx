import { ADVERTISING_SCOPES } from "#domain/account/advertising-consents.ts";
import { Switch } from "#ui/form/switch.tsx";
import { SCOPE_LABELS } from "#domain/notice/advertising-scope-labels.ts";
import type { Switches } from "./switches.ts";

/** Advertising is agreed to channel by channel, and by itself for the night. */
export function Advertising({ settings, change }: Switches) {
  const { groups } = settings;
  return ADVERTISING_SCOPES.map((scope) => (
    <Switch
      key={scope}
      label={SCOPE_LABELS[scope]}
      aria-label={`혜택과 소식 ${SCOPE_LABELS[scope]}`}
      checked={groups.advertising[scope]}
      onChange={(event) =>
        change({
          groups: {
            ...groups,
            advertising: { ...groups.advertising, [scope]: event.target.checked },
          },
        })
      }
    />
  ));
}
