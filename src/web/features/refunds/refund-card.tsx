import { useState } from "react";
import type { Refund } from "#contract/endpoints/refunds.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { BankAccountForm } from "./bank-account-form.tsx";
import { refundProgress, refundReasons } from "./refund-labels.ts";

/** One refund: how much, what for, how far it came, and what the person has to submit. */
export function RefundCard({ refund }: { refund: Refund }) {
  const { account } = refund;
  const progress = refundProgress(refund);
  const asked = refund.method === "bank_transfer" && refund.state === "waiting";
  const [editing, setEditing] = useState(false);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <Figure value={refund.amount} unit="원" size="md" />
          <p className="mt-1 text-sm text-muted">
            {refundReasons[refund.reason]} · {refund.order_name}
          </p>
          <p className="text-sm text-faint">
            <span className="numeric">{formatDay(refund.created_at)}</span>
          </p>
        </div>
        <Badge tone={progress.tone}>{progress.label}</Badge>
      </div>
      <p className="mt-4">{progress.text}</p>
      {account && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="font-medium">
            {account.bank_name} <span className="numeric">{account.number_masked}</span>
          </p>
          {asked && !editing && (
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              계좌 수정
            </Button>
          )}
        </div>
      )}
      {asked && (!account || editing) && (
        <BankAccountForm refundId={refund.id} onSubmitted={() => setEditing(false)} />
      )}
    </Card>
  );
}
