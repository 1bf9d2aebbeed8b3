import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { NotificationSettingsBody } from "#contract/endpoints/notification-settings.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import type { Switches } from "./switches.ts";

/**
 * The person's settings, and a change that is saved at once. Presses while one is being saved are shown and saved after
 * it, together; when saving fails the page shows again what holds.
 */
export function useSettings(): Switches {
  const { data } = useSuspenseQuery(endpointQuery("users.me.notificationSettings"));
  const save = useEndpointMutation("users.me.notificationSettings.set");
  const [wanted, setWanted] = useState<NotificationSettingsBody | null>(null);
  const latest = useRef<NotificationSettingsBody | null>(null);
  const isSaving = useRef(false);
  const { advertising_answers: _, advertising_question: __, ...stored } = data;

  async function saveLatest(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    for (let sent: NotificationSettingsBody | null = null; sent !== latest.current;) {
      sent = latest.current;
      if (sent === null || (await save.run(sent)) === null) break;
    }
    isSaving.current = false;
    latest.current = null;
    setWanted(null);
  }

  return {
    settings: wanted ?? stored,
    change: (patch) => {
      latest.current = { ...(latest.current ?? stored), ...patch };
      setWanted(latest.current);
      void saveLatest();
    },
  };
}
