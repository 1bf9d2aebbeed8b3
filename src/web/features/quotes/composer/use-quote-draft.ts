import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import type { QuoteFormValues } from "./quote-form-values.ts";

/** So many quotes that were begun and let lie stay on a device; ids of requests grow with time, so the oldest go. */
const MOST_DRAFTS = 20;

const FILES = ["attachments"] as const;

/** Keeps what is typed of a quote on the device, apart for each account: a phone closes tabs by itself. */
export function useQuoteDraft(
  form: UseFormReturn<QuoteFormValues>,
  { request_id: requestId, my_quote_id: earlierId }: QualityCard,
): { forget: () => void } {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const drafts = `quote-draft.${me.id}.`;
  // What is written over an earlier quote never mixes with what was written before that one.
  const key = `${drafts}${requestId}.${earlierId ?? "first"}`;
  const kept = useKeptForm(form, key, { storage: deviceStorage, files: FILES });
  useEffect(() => {
    const others = deviceStorage.keys(drafts).filter((other) => other !== key);
    others.slice(0, -MOST_DRAFTS).forEach((old) => deviceStorage.remove(old));
  }, [drafts, key]);
  return kept;
}
