import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isSameMobile } from "#domain/account/phone.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { usePageContext } from "#web/platform/page/page-context.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";

export interface SentCode {
  phone: string;
  /** ISO instant. */
  expiresAt: string;
}

/**
 * The code that was sent last for `purpose`, kept in the tab while it holds: phones load a page anew while its person
 * reads the message elsewhere.
 */
export function useSentCode(
  purpose: "verify" | "change",
): [SentCode | null, (sent: SentCode) => void, () => void] {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const { clock } = usePageContext();
  const key = `phone-code.${me.id}.${purpose}`;
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => {
    const kept = tabStorage.readJson(key);
    if (!isSentCode(kept)) return;
    if (Date.parse(kept.expiresAt) > clock.now()) setSent((shown) => shown ?? kept);
    else tabStorage.remove(key);
  }, [key, clock]);
  return [
    sent,
    (fresh) => {
      setSent(fresh);
      tabStorage.writeJson(key, fresh);
    },
    () => tabStorage.remove(key),
  ];
}

/**
 * Whether a code that went to `sentTo` may be taken while the field holds `phone`: it proves no other number. A page that
 * was loaded anew has none yet, and puts `sentTo` there.
 */
export function mayTakeCode(sentTo: string | null, phone: string): boolean {
  return sentTo !== null && (phone === "" || isSameMobile(phone, sentTo));
}

function isSentCode(kept: unknown): kept is SentCode {
  if (typeof kept !== "object" || kept === null) return false;
  return (
    "phone" in kept &&
    typeof kept.phone === "string" &&
    "expiresAt" in kept &&
    typeof kept.expiresAt === "string"
  );
}
