import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { QuoteDetail } from "#contract/endpoints/quotes.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useToast } from "#ui/toast.tsx";
import { useConfirm } from "#ui/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/use-endpoint-mutation.ts";
import { HireSheet } from "./hire-sheet.tsx";

/** The one next step of a quote: at the bottom of a phone, on top of the side column of a desk. */
export function PrimaryAction({ quote }: { quote: QuoteDetail }) {
  if (!["hire", "complete", "review"].some((action) => quote.actions.includes(action))) return null;
  return (
    <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:max-lg:-mx-6 md:max-lg:px-6 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card">
      <NextStep quote={quote} />
    </div>
  );
}

function NextStep({ quote }: { quote: QuoteDetail }) {
  const { actions, hire, request } = quote;
  if (actions.includes("hire")) return <Hire quote={quote} />;
  if (actions.includes("complete")) return <Complete quote={quote} />;
  if (!hire) return null;
  return (
    <ButtonLink
      block
      size="lg"
      render={
        <Link
          to="/review/$hireId"
          params={{ hireId: hire.id }}
          search={{ request_id: request.id }}
        />
      }
    >
      후기 남기기
    </ButtonLink>
  );
}

function Hire({ quote }: { quote: QuoteDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="text-sm text-muted">최대 합계</span>
        <Figure value={quote.all_in_total} unit="원" size="lg" />
      </p>
      <Button block size="lg" onClick={() => setOpen(true)}>
        이 고수 고용하기
      </Button>
      <HireSheet quote={quote} open={open} onOpenChange={setOpen} />
    </>
  );
}

function Complete({ quote }: { quote: QuoteDetail }) {
  const confirm = useConfirm();
  const toast = useToast();
  const complete = useEndpointMutation("requests.complete", {
    invalidates: ["quotes.get", "quotes.list", "requests.get", "requests.list"],
    onSuccess: () => toast({ message: "거래를 완료했어요.", tone: "success" }),
  });

  async function ask() {
    const sure = await confirm({
      title: "일이 끝났나요?",
      description:
        quote.viewer === "customer"
          ? "완료하면 후기를 남길 수 있어요. 약속한 조건은 더 바꿀 수 없어요."
          : "완료하면 고객이 후기를 남길 수 있어요. 약속한 조건은 더 바꿀 수 없어요.",
    });
    if (sure) await complete.run({ requestId: quote.request.id });
  }

  return (
    <Button block size="lg" pending={complete.pending} onClick={ask}>
      완료하기
    </Button>
  );
}
