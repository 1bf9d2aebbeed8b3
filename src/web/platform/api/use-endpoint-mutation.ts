import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ChangingEndpointName, Input, Output } from "#contract/registry.ts";
import { api } from "./api.ts";
import type { ApiFailure } from "./api-failure.ts";
import { keepsKey, newIdempotencyKey } from "./idempotency-key.ts";
import { markOutOfDate, staleAfter } from "../live/out-of-date.ts";
import { useFailureToast } from "./use-failure-toast.ts";

/** Things are no longer as the page shows them: somebody else was faster. */
export const CONFLICT = 409;

export interface MutationOptions<N extends ChangingEndpointName> {
  /** The endpoint spends or charges: sends an Idempotency-Key that is kept over unclear failures. */
  idempotent?: boolean;
  /** A returned promise keeps `pending` true until it settles. */
  onSuccess?: (output: Output<N>, input: Input<N>) => unknown;
  /** Without it a failure is shown in a toast. */
  onFailure?: (failure: ApiFailure, input: Input<N>) => void;
}

/**
 * Changes something on the server: `const close = useEndpointMutation("requests.close")`, then `await close.run({
 * requestId })`. What it makes stale (`live/stale-after.ts`) is out of date after a success, and after the answer
 * that things have changed meanwhile. `run` never rejects: it resolves with the output, or with null after a failure.
 * While one call is under way a second `run` gives the same promise.
 */
export function useEndpointMutation<N extends ChangingEndpointName>(
  name: N,
  { idempotent = false, onSuccess, onFailure }: MutationOptions<N> = {},
) {
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const underWay = useRef<Promise<Output<N> | null> | null>(null);
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const mutation = useMutation<Output<N>, ApiFailure, Input<N>>({
    mutationFn: async (input) => {
      // On its way together with the call, which it never delays.
      void staleAfter(name);
      const idempotencyKey = idempotent ? keyFor(input) : undefined;
      const output = await callApi(name, input, { idempotencyKey, byPerson: true });
      attempt.current = null;
      return output;
    },
    onSuccess: async (output, input) => {
      // Marked first: `onSuccess` may lead to a page that must not be shown from what was kept.
      const stale = await staleAfter(name);
      await Promise.all([
        ...stale.map((one) => markOutOfDate(queryClient, one)),
        onSuccess?.(output, input),
      ]);
    },
    onError: async (failure, input) => {
      if (failure.status === CONFLICT)
        for (const one of await staleAfter(name)) void markOutOfDate(queryClient, one);
      if (!keepsKey(failure)) attempt.current = null;
      if (onFailure) onFailure(failure, input);
      else showFailure(failure);
    },
  });

  function keyFor(input: Input<N>): string {
    const content = JSON.stringify(input);
    if (attempt.current?.content !== content) {
      attempt.current = { content, key: newIdempotencyKey() };
    }
    return attempt.current.key;
  }

  function run(input: Input<N>): Promise<Output<N> | null> {
    underWay.current ??= mutation
      .mutateAsync(input)
      .catch(() => null)
      .finally(() => {
        underWay.current = null;
      });
    return underWay.current;
  }

  return { run, pending: mutation.isPending, failure: mutation.error, reset: mutation.reset };
}

// The one place where the argument list is known only by its generic name.
const callApi = api as unknown as <N extends ChangingEndpointName>(
  name: N,
  input: Input<N>,
  options: { idempotencyKey: string | undefined; byPerson: true },
) => Promise<Output<N>>;
