import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { QuotePageAction } from "#domain/quote/page-actions.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { CancelHireSheet } from "#web/platform/deal/cancel-hire-sheet.tsx";
import type { Hire } from "./agreed-terms.tsx";
import { DeclineSheet } from "./decline-sheet.tsx";
import { SaveSentAsTemplate } from "./templates/save-as-template.tsx";
import { useComplete } from "./use-complete.ts";
import { withdrawQuestion } from "./withdraw-question.ts";

/** The ways out, in which each side may say no in its own way; a pro may keep the quote for the next time. */
export function SecondaryActions({ quote }: { quote: QuoteDetail }) {
  const [open, setOpen] = useState<"decline" | "cancel" | null>(null);
  const may = (action: QuotePageAction) => quote.actions.includes(action);
  const maySave = useMayQuoteAtAll() && quote.viewer === "pro";
  const offered = ["decline", "withdraw", "complete_early", "cancel"] as const;
  if (!maySave && !offered.some(may)) return null;
  const close = (isOpen: boolean) => setOpen((before) => (isOpen ? before : null));
  return (
    <div className="flex flex-wrap gap-x-2 lg:flex-col lg:items-start print:hidden">
      {may("decline") && (
        <>
          <Button variant="quiet" size="sm" onClick={() => setOpen("decline")}>
            견적 거절하기
          </Button>
          <DeclineSheet quote={quote} open={open === "decline"} onOpenChange={close} />
        </>
      )}
      {maySave && <SaveSentAsTemplate quote={quote} />}
      {may("withdraw") && <Withdraw quote={quote} />}
      {may("complete_early") && quote.hire && <CompleteEarly quote={quote} hire={quote.hire} />}
      {may("cancel") && (
        <>
          <Button variant="quiet" size="sm" onClick={() => setOpen("cancel")}>
            고용 취소하기
          </Button>
          <CancelHireSheet
            request={quote.request}
            side={quote.viewer}
            open={open === "cancel"}
            onOpenChange={close}
          />
        </>
      )}
    </div>
  );
}

function CompleteEarly({ quote, hire }: { quote: QuoteDetail; hire: Hire }) {
  const complete = useComplete(quote, hire);
  return (
    <Button variant="quiet" size="sm" pending={complete.pending} onClick={complete.ask}>
      완료하기
    </Button>
  );
}

/** A pro whose activity is stopped writes no quotes, so they keep none for the next time. */
function useMayQuoteAtAll(): boolean {
  const { data: me } = useQuery(endpointQuery("users.me"));
  return me?.pro?.state === "approved";
}

function Withdraw({ quote }: { quote: QuoteDetail }) {
  const confirm = useConfirm();
  const toast = useToast();
  const withdraw = useEndpointMutation("quotes.withdraw", {
    onSuccess: () => toast({ message: "견적을 취소했어요." }),
  });

  async function ask() {
    const sure = await confirm({ ...withdrawQuestion(quote), danger: true });
    // As they were told: read meanwhile, it is not withdrawn.
    if (sure) await withdraw.run({ quoteId: quote.id, unread: quote.cost?.state === "held" });
  }

  return (
    <Button variant="quiet" size="sm" pending={withdraw.pending} onClick={ask}>
      견적 취소하기
    </Button>
  );
}
