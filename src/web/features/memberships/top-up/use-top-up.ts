import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Input } from "#contract/registry.ts";
import { keepsKey } from "#web/platform/api/idempotency-key.ts";
import { markOutOfDateAfter } from "#web/platform/live/out-of-date.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/**
 * Charges a pack; the page reads from the list of packs what came of it. `run` resolves with true when nobody knows,
 * and the same has to go again.
 */
export function useTopUp(onSent: (topUpId: string) => void) {
  const queryClient = useQueryClient();
  const unclear = useRef(false);
  const buying = useEndpointMutation("credits.topUps.buy", {
    idempotent: true,
    onFailure: (failure) => {
      unclear.current = keepsKey(failure);
      void markOutOfDateAfter(queryClient, "credits.topUps.buy");
    },
  });
  const run = async (input: Input<"credits.topUps.buy">): Promise<boolean> => {
    unclear.current = false;
    const bought = await buying.run(input);
    if (bought) onSent(bought.top_up.id);
    return unclear.current;
  };
  return { run, pending: buying.pending, failure: buying.failure };
}
