import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { EndpointName } from "#contract/registry.ts";
import { useAlert } from "#ui/overlay/use-confirm.tsx";
import { api } from "../api/api.ts";
import {
  createMembershipStore,
  type MembershipStore,
  type MembershipValue,
  type PaymentValue,
} from "./membership-store.ts";
import { onOutOfDate } from "../live/out-of-date.ts";
import { pageRequestId } from "../page/page-request.ts";
import { usePageContext, type PageContext } from "../page/page-context.ts";
import { membershipFault } from "./membership-fault.tsx";

/** What the store holds answers of. */
const KEPT: readonly EndpointName[] = ["users.me.subscription", "users.me.billingInfo"];

// One store for a page's life; on the server one for each request, where it stays empty.
const stores = new WeakMap<QueryClient, MembershipStore>();

function storeOf({ queryClient, visitor }: PageContext): MembershipStore {
  const known = stores.get(queryClient);
  if (known) return known;
  const store = createMembershipStore(api, visitor);
  stores.set(queryClient, store);
  onOutOfDate(queryClient, (name) => {
    if (name === null || KEPT.includes(name)) void store.refresh();
  });
  return store;
}

/**
 * The person's membership; `undefined` while it is on its way. A failure of the server is shown once in an alert,
 * however many components look, and is then the value "error"; `retry` asks again.
 */
export function useMembership(): { membership: MembershipValue; retry: () => Promise<void> } {
  const store = storeOf(usePageContext());
  const alert = useAlert();
  const onError = useCallback(
    (traceId: string | null) => void alert(membershipFault(traceId ?? pageRequestId())),
    [alert],
  );
  const membership = useSyncExternalStore(store.subscribe, store.membership, () => undefined);
  useEffect(() => void store.load(onError), [store, onError]);
  return { membership, retry: () => store.reload(onError) };
}

/** How the membership is paid; `null` when that is not known. */
export function usePaymentMethod(): PaymentValue {
  const store = storeOf(usePageContext());
  useEffect(() => void store.loadPayment(), [store]);
  return useSyncExternalStore(store.subscribe, store.payment, () => undefined);
}
