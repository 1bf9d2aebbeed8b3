import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Input } from "#contract/registry.ts";
import { keepsKey } from "#web/platform/api/idempotency-key.ts";
import { MEMBERSHIP_ANSWERS } from "#web/platform/membership/membership-answers.ts";
import { markOutOfDate } from "#web/platform/live/out-of-date.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/**
 * Charges a pack; the page reads from the list of packs what came of it. `run` resolves with true when nobody knows,
 * and the same has to go again.
 */
export function useTopUp(onSent: (topUpId: string) => void) {
  const queryClient = useQueryClient();
  const unclear = useRef(false);
  // A new card is the membership's, too.
  const refresh = () =>
    Promise.all(
      ["credits.topUps" as const, "products.list" as const, ...MEMBERSHIP_ANSWERS].map((name) =>
        markOutOfDate(queryClient, name),
      ),
    );
  const buying = useEndpointMutation("credits.topUps.buy", {
    idempotent: true,
    onSuccess: async ({ top_up: topUp }) => {
      await refresh();
      onSent(topUp.id);
    },
    onFailure: (failure) => {
      unclear.current = keepsKey(failure);
      void refresh();
    },
  });
  const run = async (input: Input<"credits.topUps.buy">): Promise<boolean> => {
    unclear.current = false;
    await buying.run(input);
    return unclear.current;
  };
  return { run, pending: buying.pending, failure: buying.failure };
}
