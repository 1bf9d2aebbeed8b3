import { routeMessages } from "./route-message.ts";
import { createSmtp } from "./smtp.ts";
import { createSolapi } from "./solapi.ts";
import type { MessageChannel, MessagePort, ReportPort } from "./message-port.ts";
import type { SmtpSettings } from "./smtp.ts";
import type { SolapiSettings } from "./solapi.ts";

export interface MessageSettings {
  solapi: SolapiSettings | null;
  smtp: SmtpSettings | null;
}

/**
 * The real wire for each channel that is configured, and `local` (null in production) for the others.
 * `reaches` says beforehand whether a channel has anybody behind it.
 */
export function chooseMessages(
  settings: MessageSettings,
  local: (MessagePort & ReportPort) | null,
): MessagePort & ReportPort & { reaches: (channel: MessageChannel) => boolean } {
  const phone = settings.solapi ? createSolapi(settings.solapi) : local;
  const ports = {
    sms: phone,
    alimtalk: phone,
    email: settings.smtp ? createSmtp(settings.smtp) : local,
  };
  return {
    ...routeMessages(ports),
    report: async (sent) =>
      phone ? phone.report(sent) : { outcome: "unknown", reason: "not_configured" },
    reaches: (channel) => ports[channel] !== null,
  };
}
