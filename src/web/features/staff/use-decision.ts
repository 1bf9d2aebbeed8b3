import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { EndpointName, Input } from "#contract/registry.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { CONFLICT, useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import type { OnLate } from "./open-decision.tsx";
import { awaitRow, rowAfterOpen } from "./table/next-row.ts";
import type { QueueTab } from "./queue/queue-tab.ts";

type DecisionName = Extract<
  EndpointName,
  | `staff.pros.${"approve" | "reject" | "suspend" | "reinstate"}`
  | `staff.nameChanges.${"approve" | "reject"}`
  | `staff.certifications.${"approve" | "reject" | "revoke"}`
  | `staff.refunds.${"paid" | "askAgain" | "retry"}`
  | "staff.billing.alarms.close"
  | "staff.deliveries.send"
  | "staff.people.secondStep.off"
  | `staff.tickets.${"answer" | "close"}`
  | "staff.wishes.mark"
  | "staff.reports.close"
  | "staff.requests.block"
  | "staff.reviews.delete"
>;

interface DecisionOptions {
  /** What is said once it is done. */
  done: string;
  /** Back to this queue afterwards; left out, the page stays. */
  backTo?: QueueTab;
  onDone?: () => void;
  /** The state forbids it, often as somebody was faster: the page says so itself. Null as it is sent anew. */
  onLate?: OnLate;
  /** The form shows a refusal itself; otherwise a toast does. */
  errorShownByForm?: boolean;
}

/** Sends a decision of the back office, says that it is done and goes back to the queue it came from. */
export function useDecision<N extends DecisionName>(
  name: N,
  { done, backTo, onDone, onLate, errorShownByForm = false }: DecisionOptions,
) {
  const toast = useToast();
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const nextRow = useRef<string | undefined>(undefined);
  const mutation = useEndpointMutation(name, {
    onSuccess: () => {
      toast({ message: done, tone: "success" });
      onDone?.();
      if (!backTo) return;
      const search = backTo === "pros" ? {} : { tab: backTo };
      awaitRow(nextRow.current);
      void navigate({ to: "/staff", search });
    },
    onFailure: (failure) => {
      if (onLate && failure.error?.code === "state_forbids") return onLate(failure);
      // A form is gone with what it decided about, once the page shows that somebody was faster.
      if (!errorShownByForm || failure.status === CONFLICT) showFailure(failure);
    },
  });

  function run(input: Input<N>) {
    // Now: once it is decided, the list beside it may be without the open row.
    nextRow.current = rowAfterOpen();
    onLate?.(null);
    return mutation.run(input);
  }

  return { ...mutation, run };
}
