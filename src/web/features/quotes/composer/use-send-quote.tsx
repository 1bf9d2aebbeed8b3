import { isPriceOpen } from "#domain/quote/quoted-price.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { UseFormReturn } from "react-hook-form";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { giveReasonForPush } from "#web/platform/push/push-reason.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { SendSummary } from "./send-summary.tsx";
import { draftOf, totalOf, type QuoteFormValues } from "./quote-form-values.ts";

/** What a refusal says about the request or the purse, so that the page shows it as it is now. */
const OUT_OF_DATE: Partial<Record<ErrorCode, EndpointName>> = {
  price_changed: "pro.requests.get",
  quotes_closed: "pro.requests.get",
  quote_exists: "pro.requests.get",
  credits_insufficient: "users.me.credits",
  credits_owed: "users.me.credits",
};

/** Asks once more, sends the quote for the price that was shown, and goes on to it. */
export function useSendQuote({
  card,
  form,
  onSent,
}: {
  card: QualityCard;
  form: UseFormReturn<QuoteFormValues>;
  onSent: () => void;
}) {
  const confirm = useConfirm();
  const toast = useToast();
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const send = useEndpointMutation("quotes.create", {
    idempotent: true,
    onSuccess: async ({ id }) => {
      onSent();
      giveReasonForPush();
      toast({ message: "견적을 보냈어요.", tone: "success" });
      await navigate({ to: "/quote", search: { id }, replace: true });
      await queryClient.invalidateQueries({ queryKey: ["pro.requests.get"] });
    },
    onFailure: (failure: ApiFailure) => {
      const code = failure.error?.code;
      const changed = code && OUT_OF_DATE[code];
      if (changed) void queryClient.invalidateQueries({ queryKey: [changed] });
      // The form goes with the chance to send; what was refused must be said elsewhere.
      if (code === "quotes_closed" || code === "quote_exists") showFailure(failure);
      else showFormFailure(form, failure);
    },
  });

  async function ask(values: QuoteFormValues) {
    const { credits } = card.price;
    const sure = await confirm({
      title: titleOf(values),
      description: <SendSummary values={values} credits={credits} />,
    });
    if (!sure) return;
    const { items, attachment_ids, extra_ceiling, ...rest } = draftOf(values);
    await send.run({
      ...rest,
      request_id: card.request_id,
      items: [...items],
      attachment_ids: [...attachment_ids],
      extra_ceiling: extra_ceiling ?? 0,
      expected_credits: credits,
    });
  }

  return { ask, pending: send.pending, failure: send.failure };
}

function titleOf({ unit, items }: QuoteFormValues): string {
  const total = totalOf(items);
  const isForNothing = total === 0 && !isPriceOpen({ unit, total });
  return isForNothing ? "0원 견적을 보낼까요?" : "이 견적을 보낼까요?";
}
