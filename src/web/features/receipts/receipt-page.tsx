import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import Printer from "lucide-react/icons/printer";
import type { Receipt } from "#contract/endpoints/receipts.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatCredits, formatDay, formatTime, formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { receiptPeriod, receiptPurposes, refundStateText } from "./receipt-labels.ts";

/** One receipt; printed it is a sheet of its own. */
export function ReceiptPage() {
  const { receiptId } = useParams({ from: "/membership/receipts/$receiptId" });
  const { data: receipt } = useSuspenseQuery(endpointQuery("users.me.receipts.get", { receiptId }));
  return (
    <PageFrame width="narrow" className="print:max-w-none print:p-0">
      <PageHeader
        title="영수증"
        above={
          <span className="print:hidden">
            <TextLink placement="alone" render={<Link to="/membership/receipts" />}>
              모든 영수증
            </TextLink>
          </span>
        }
        actions={
          <Button
            variant="secondary"
            className="print:hidden"
            icon={<Printer size={18} />}
            onClick={() => window.print()}
          >
            인쇄하기
          </Button>
        }
      />
      <Card className="flex flex-col gap-6 print:border-0 print:p-0 print:shadow-none">
        <DescriptionList layout="columns" items={facts(receipt)} />
        <Amounts receipt={receipt} />
        {receipt.refunds.length > 0 && <Refunds refunds={receipt.refunds} />}
        <p className="text-sm text-muted">
          솜씨에서 결제한 내역이에요. 세금계산서를 대신하지 않아요.
        </p>
      </Card>
    </PageFrame>
  );
}

function facts(receipt: Receipt) {
  const { issued_at: at, period, payment_id: paymentId } = receipt;
  const lines: [key: string, term: string, detail: string | null][] = [
    ["seller", "판매자", "솜씨"],
    ["buyer", "구매자", receipt.buyer],
    ["product", "상품", receipt.product_name],
    ["credits", "크레딧", receipt.purpose === "top_up" ? null : formatCredits(receipt.credits)],
    ["purpose", "구분", receiptPurposes[receipt.purpose]],
    ["period", "이용 기간", period && receiptPeriod(period)],
    ["at", "결제한 때", `${formatDay(at)} ${formatTime(at)}`],
    ["method", "결제 수단", receipt.method_name ?? "결제한 금액 없음"],
    ["payment", "결제 번호", paymentId],
  ];
  return lines.flatMap(([key, term, detail]) => (detail === null ? [] : [{ key, term, detail }]));
}

function Amounts({ receipt }: { receipt: Receipt }) {
  const lines = [
    { key: "supply", label: "공급가액", won: receipt.supply },
    { key: "vat", label: "부가세", won: receipt.vat },
  ];
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-5">
      {lines.map(({ key, label, won }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="numeric">{formatWon(won)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-lg font-bold">
        <dt>합계</dt>
        <dd className="numeric">{formatWon(receipt.amount)}</dd>
      </div>
    </dl>
  );
}

function Refunds({ refunds }: Pick<Receipt, "refunds">) {
  return (
    <section aria-labelledby="refunds" className="border-t border-line pt-5">
      <h2 id="refunds" className="mb-2">
        환불
      </h2>
      <ul className="flex flex-col gap-2">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-muted">
              <span className="numeric">{formatDay(refund.done_at ?? refund.created_at)}</span> ·{" "}
              {refundStateText(refund)}
            </span>
            <span className="numeric font-medium">−{formatWon(refund.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
