import { useNavigate } from "@tanstack/react-router";
import type { GuaranteeAnswer, MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { claimQuestion, guaranteeForms, refundedText, methodText } from "./guarantee-labels.ts";

interface GuaranteeCardProps {
  guarantee: GuaranteeAnswer;
  actions: MembershipOverview["actions"];
}

/** Whether money can come back, how much and how; else what stands against either form. */
export function GuaranteeCard({ guarantee, actions }: GuaranteeCardProps) {
  return (
    <Section title="보장 환불">
      <Card>
        {guarantee.eligible ? (
          <Eligible guarantee={guarantee} open={actions.includes("guarantee_refund")} />
        ) : (
          <Reasons guarantee={guarantee} />
        )}
      </Card>
    </Section>
  );
}

function Eligible({ guarantee, open }: { guarantee: GuaranteeAnswer; open: boolean }) {
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const claiming = useEndpointMutation("subscriptions.guaranteeRefund.claim", {
    idempotent: true,
    onSuccess: async (refund) => {
      toast({ tone: "success", message: refundedText(refund) });
      // There it stands how the money comes back, and the account is asked for.
      await navigate({ to: "/membership/refunds" });
    },
  });
  const claim = async () => {
    if (await confirm(claimQuestion(guarantee))) await claiming.run({});
  };
  return (
    <>
      <p className="font-medium">{formatWon(guarantee.amount)}을 돌려받을 수 있어요.</p>
      <p className="mt-1 text-sm text-muted">{methodText(guarantee.method)}</p>
      {open && (
        <Button variant="secondary" className="mt-4" pending={claiming.pending} onClick={claim}>
          보장 환불 받기
        </Button>
      )}
    </>
  );
}

function Reasons({ guarantee }: { guarantee: GuaranteeAnswer }) {
  return (
    <>
      <p className="font-medium">지금은 보장 환불을 받을 수 없어요.</p>
      <Disclosure summary="왜 안 되나요?" className="-mb-2">
        <ul className="mt-1 mb-2 flex flex-col gap-4">
          {guaranteeForms(guarantee).map(({ form, promise, reasons }) => (
            <li key={form}>
              <p className="text-sm text-muted">{promise}</p>
              <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-sm marker:text-faint">
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
