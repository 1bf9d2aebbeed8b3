import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Printer from "lucide-react/icons/printer";
import type { Receipt } from "#contract/endpoints/receipts.ts";
import { Button } from "#ui/action/button.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Leaders, type LeaderItem } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { HouseSeal } from "#web/platform/brand/house-seal.tsx";
import { formatCredits, formatDay, formatTime, formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { knownFacts } from "#domain/operator/operator.ts";
import { receiptPeriod, receiptPurposes, refundStateText } from "./receipt-labels.ts";

/** One receipt, a paper that prints as it stands. */
export function ReceiptPage() {
  const { receiptId } = useParams({ from: "/membership/receipts/$receiptId" });
  const { data: receipt } = useSuspenseQuery(endpointQuery("users.me.receipts.get", { receiptId }));
  return (
    <PageFrame width="narrow" className="max-md:px-2">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 max-md:px-2 print:hidden">
        <TextLink
          placement="alone"
          className="gap-1 text-ink"
          render={<Link to="/membership/receipts" />}
        >
          <ChevronLeft size={18} aria-hidden />
          모든 영수증
        </TextLink>
        <Button variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
          인쇄하기
        </Button>
      </div>
      <Paper className="flex flex-col gap-6">
        <PaperTitle level={1} title="영수증" aside={formatDay(receipt.issued_at)} />
        <Leaders items={facts(receipt)} />
        <Seller seller={receipt.seller} />
        <Amounts receipt={receipt} />
        {receipt.refunds.length > 0 && <Refunds refunds={receipt.refunds} />}
        <div className="flex items-center justify-between gap-4">
          <div className="text-sm text-muted">
            <p>솜씨에서 결제한 내역이에요. 세금계산서를 대신하지 않아요.</p>
            {receipt.payment_id !== null && <Slip receiptId={receipt.id} />}
          </div>
          <HouseSeal pixels={56} />
        </div>
      </Paper>
      <p className="mt-4 max-md:px-2 print:hidden">
        <TextLink placement="alone" render={<Link to="/support" search={{ payment: receiptId }} />}>
          이 결제 문의하기
        </TextLink>
      </p>
    </PageFrame>
  );
}

/** The payment company's own document, which counts for taxes. It is asked for once the page is here. */
function Slip({ receiptId }: { receiptId: string }) {
  const { data, isError } = useQuery({
    ...endpointQuery("users.me.receipts.slip", { receiptId }),
    // Each try asks the payment company; whoever wants it opens the page again.
    retry: false,
  });
  return (
    <div className="mt-1 print:hidden">
      <p>부가세 신고에는 결제사가 발행한 매출전표를 쓰세요.</p>
      {data?.url ? (
        <TextLink
          placement="alone"
          className="-mb-2.5"
          render={<a href={data.url} target="_blank" rel="noopener noreferrer" />}
        >
          매출전표 보기 (새 창)
        </TextLink>
      ) : (
        <p className="flex min-h-11 items-center" aria-live="polite">
          {slipText(isError, data !== undefined)}
        </p>
      )}
    </div>
  );
}

function slipText(isError: boolean, isKnown: boolean): string {
  if (isError) return "지금은 매출전표를 불러올 수 없어요. 잠시 뒤에 다시 열어 주세요.";
  return isKnown ? "이 결제에는 매출전표가 없어요." : "매출전표를 찾고 있어요.";
}

function facts(receipt: Receipt): LeaderItem[] {
  const { issued_at: at, period, payment_id: paymentId } = receipt;
  const lines: [key: string, name: string, sum: string | null][] = [
    ["buyer", "구매자", receipt.buyer],
    ["product", "상품", receipt.product_name],
    ["credits", "크레딧", receipt.purpose === "top_up" ? null : formatCredits(receipt.credits)],
    ["purpose", "구분", receiptPurposes[receipt.purpose]],
    ["period", "이용 기간", period && receiptPeriod(period)],
    ["at", "결제한 때", `${formatDay(at)} ${formatTime(at)}`],
    ["method", "결제 수단", receipt.method_name ?? "결제한 금액 없음"],
    ["payment", "결제 번호", paymentId],
  ];
  return lines.flatMap(([key, name, sum]) =>
    sum === null ? [] : [{ key, name: <span className="text-muted">{name}</span>, sum }],
  );
}

/** Whoever sold it then, as the law has receipts name them. */
function Seller({ seller }: Pick<Receipt, "seller">) {
  const told = knownFacts(seller).filter(({ fact }) => fact !== "hosting");
  return (
    <div className="border-t border-line pt-4">
      <Leaders
        label="판매자"
        items={[
          { key: "service", name: <span className="text-muted">판매자</span>, sum: "솜씨" },
          ...told.map(({ fact, label, value, example }) => ({
            key: fact,
            name: <span className="text-muted">{label}</span>,
            sum: example ? `${value} (예시)` : value,
          })),
        ]}
      />
    </div>
  );
}

function Amounts({ receipt }: { receipt: Receipt }) {
  const won = (amount: number) => <span className="numeric">{formatWon(amount)}</span>;
  return (
    <div className="border-t-2 border-ink pt-4">
      <Leaders
        label="금액"
        items={[
          { key: "supply", name: "공급가액", sum: won(receipt.supply) },
          { key: "vat", name: "부가세", sum: won(receipt.vat) },
        ]}
      />
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold">합계</span>
        <Figure value={receipt.amount} unit="원" size="display" className="ml-auto" />
      </p>
    </div>
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
