import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Input } from "#contract/registry.ts";
import { keepsKey } from "#web/platform/api/idempotency-key.ts";
import { markOutOfDate } from "#web/platform/live/out-of-date.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/**
 * Charges the first payment; the page reads from the overview what came of it. `run` resolves with true when
 * nobody knows, and the same has to go again.
 */
export function useBuy(onSent: () => void) {
  const queryClient = useQueryClient();
  const unclear = useRef(false);
  const buying = useEndpointMutation("subscriptions.buy", {
    idempotent: true,
    onSuccess: onSent,
    onFailure: (failure) => {
      unclear.current = keepsKey(failure);
      // A refused method may have become the account's, and another page may have bought meanwhile.
      void markOutOfDate(queryClient, "subscriptions.overview");
      void markOutOfDate(queryClient, "subscriptions.plans");
    },
  });
  const run = async (input: Input<"subscriptions.buy">): Promise<boolean> => {
    unclear.current = false;
    await buying.run(input);
    return unclear.current;
  };
  return { run, pending: buying.pending, failure: buying.failure };
}
