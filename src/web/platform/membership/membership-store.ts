import type { MembershipAnswer } from "#contract/endpoints/membership-parts.ts";
import type { Day } from "#domain/calendar/day.ts";
import {
  nextScheduleStart,
  pendingChange,
  type PendingChange,
} from "#domain/membership/next-schedule.ts";
import { paymentMethod, type PaymentMethod } from "#domain/membership/payment-method.ts";
import { periodEndDay } from "#domain/membership/period-end.ts";
import type { OverdueCause } from "#domain/membership/overdue-cause.ts";
import { holdsMembership } from "#domain/membership/state.ts";
import { ApiFailure } from "../api/api-failure.ts";
import type { Call } from "../api/call.ts";
import type { Visitor } from "../session/visitor.ts";

/** A person's membership as pages show it (spec §3, §4). */
export interface Membership {
  /** Why it is overdue; null when it is not. */
  overdue: OverdueCause | null;
  canceled: boolean;
  plan: MembershipAnswer["plan"];
  /** Last day of the current period. */
  periodEnd: Day;
  /** What comes after the period, when something is scheduled; `paymentDue` is the day on which it is charged. */
  next: {
    plan: MembershipAnswer["plan"];
    change: PendingChange;
    start: Day;
    paymentDue: Day;
  } | null;
}

/** Stands in the store when the server could not say whether there is a membership. */
export const MEMBERSHIP_ERROR = "error";

/** `undefined`: not fetched yet. `null`: there is none. */
export type MembershipValue = Membership | null | typeof MEMBERSHIP_ERROR | undefined;
export type PaymentValue = PaymentMethod | null | undefined;

/** Told of a failed request by its id, where the server gave one. */
type TellError = (traceId: string | null) => void;

export interface MembershipStore {
  membership: () => MembershipValue;
  payment: () => PaymentValue;
  subscribe: (changed: () => void) => () => void;
  /** Fetches once for everybody who asks; `onError` of the first is called for a failure that is not "none". */
  load: (onError: TellError) => Promise<void>;
  /** Forgets the membership and fetches it again. */
  reload: (tell: TellError) => Promise<void>;
  /**
   * What was fetched may have changed: it is fetched again and stands until then. What nobody has asked for is
   * not fetched. A failure goes to whoever loaded it.
   */
  refresh: () => Promise<void>;
  /** The way of payment, fetched once; a failure yields nothing, silently. */
  loadPayment: () => Promise<void>;
}

/**
 * The current person's membership and way of payment (spec §3, §4, §8). Starts empty. A visitor who is not
 * signed in has neither, and staff never do: nobody is asked then.
 */
export function createMembershipStore(call: Call, visitor: Visitor): MembershipStore {
  const mayHold = visitor.authenticated && visitor.userType !== "staff";
  const listeners = new Set<() => void>();
  let membership: MembershipValue;
  let payment: PaymentValue;
  let loading: Promise<void> | null = null;
  let loadingPayment: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  let onError: TellError = () => {};
  let asked = 0;

  const changed = () => listeners.forEach((listener) => listener());

  async function fetchMembership(): Promise<void> {
    const turn = ++asked;
    const { found, traceId } = mayHold ? await ask(call) : NONE;
    // A later question has the newer answer, whichever arrives last.
    if (turn !== asked) return;
    membership = found;
    changed();
    if (found === MEMBERSHIP_ERROR) onError(traceId);
  }

  async function fetchPayment(): Promise<void> {
    try {
      payment = mayHold ? paymentMethod(await call("users.me.billingInfo")) : null;
    } catch {
      payment = null;
    }
    changed();
  }

  const load = (tell: TellError) => {
    if (loading) return loading;
    onError = tell;
    loading = fetchMembership();
    return loading;
  };
  return {
    membership: () => membership,
    payment: () => payment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    reload: (tell) => {
      membership = undefined;
      loading = null;
      changed();
      return load(tell);
    },
    loadPayment: () => (loadingPayment ??= fetchPayment()),
    // Several answers go out of date at the same moment: one fetch serves them.
    refresh: () =>
      (refreshing ??= Promise.resolve().then(async () => {
        refreshing = null;
        await Promise.all([loading && fetchMembership(), loadingPayment && fetchPayment()]);
      })),
  };
}

interface Asked {
  found: Membership | null | typeof MEMBERSHIP_ERROR;
  traceId: string | null;
}

const NONE: Asked = { found: null, traceId: null };

async function ask(call: Call): Promise<Asked> {
  try {
    return { found: readMembership(await call("users.me.subscription")), traceId: null };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) return { found: MEMBERSHIP_ERROR, traceId: null };
    if (failure.status === 404) return NONE;
    return { found: MEMBERSHIP_ERROR, traceId: failure.error?.trace_id ?? null };
  }
}

function readMembership(answer: MembershipAnswer): Membership | null {
  if (!holdsMembership(answer.state)) return null;
  const { plan, next_schedule: scheduled } = answer;
  const periodEnd = periodEndDay(answer.current_period_ends_at);
  return {
    overdue: answer.overdue_cause,
    canceled: answer.is_canceled,
    plan,
    periodEnd,
    next: scheduled && {
      plan: scheduled.plan,
      change: pendingChange(scheduled.plan.product.credit, plan.product.credit),
      start: nextScheduleStart(periodEnd),
      paymentDue: scheduled.payment_due_date,
    },
  };
}
