import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { isHeldByAnother } from "#domain/payment/bank-account.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { DueBadge } from "./due-badge.tsx";
import { PastDecisions } from "../past-decisions.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { RefundClaimForm } from "./refund-claim-form.tsx";
import { RefundPanes } from "./refund-panes.tsx";
import { tabOfRefund } from "./refund-tab.ts";
import { RefundTransfer } from "./refund-transfer.tsx";
import { refundReasons, refundStates } from "../staff-labels.ts";

type StaffRefund = Output<"staff.refunds.get">;

/** A refund with the account that it goes to; looking at it is written down. */
export function StaffRefundPage() {
  const { refundId } = useParams({ from: "/staff/refunds/$refundId" });
  const { data: refund } = useSuspenseQuery(endpointQuery("staff.refunds.get", { refundId }));
  const { account, due_on: dueOn } = refund;
  const waiting = refund.state === "waiting" && refund.method === "bank_transfer";
  const isClaimable = refund.has_left && (refund.state === "failed" || (waiting && !account));
  const state = refundStates[refund.state];
  return (
    <RefundPanes tab={tabOfRefund(refund)} current={refundId}>
      <PageFrame width="narrow">
        <PageHeader
          above={
            <TextLink placement="alone" className="lg:hidden" render={<Link to="/staff/refunds" />}>
              계좌 환불
            </TextLink>
          }
          title={formatWon(refund.amount)}
          description={`${refundReasons[refund.reason]} · ${refund.order_name}`}
          actions={
            waiting && dueOn ? (
              <DueBadge dueOn={dueOn} />
            ) : (
              <Badge tone={state.tone}>{state.label}</Badge>
            )
          }
        />
        <div className="flex flex-col gap-10">
          {isClaimable && <RefundClaimForm refundId={refund.id} />}
          {waiting && !account && !refund.has_left && (
            <Notice title="계좌를 아직 몰라요">
              받을 사람이 환불 내역에서 계좌를 알려 주면 보낼 수 있어요.
            </Notice>
          )}
          {account && (
            <Card>
              <DescriptionList
                layout="columns"
                items={[
                  { key: "bank", term: "은행", detail: account.bank_name },
                  {
                    key: "number",
                    term: "계좌번호",
                    detail: <span className="numeric">{account.account_number}</span>,
                  },
                  {
                    key: "holder",
                    term: "예금주",
                    detail: <Holder refund={refund} holder={account.holder} />,
                  },
                ]}
              />
            </Card>
          )}
          {waiting && account && <RefundTransfer refund={refund} account={account} />}
          <DescriptionList layout="columns" items={facts(refund)} />
          <Section title="받을 사람">
            <PersonFacts person={refund.person} />
          </Section>
          <PastDecisions decisions={refund.decisions} />
        </div>
      </PageFrame>
    </RefundPanes>
  );
}

/** Nobody is left to compare with once the member has gone: who claimed the money has proven their name. */
function Holder({ refund, holder }: { refund: StaffRefund; holder: string }) {
  const { person, has_left } = refund;
  return (
    <>
      {holder}
      {!has_left && isHeldByAnother(holder, person.name) && (
        <span className="block text-sm text-muted">계정 이름({person.name})과 달라요.</span>
      )}
    </>
  );
}

function facts(refund: StaffRefund) {
  const lines: [key: string, term: string, detail: string | null][] = [
    ["paid", "결제한 날", refund.paid_at && formatDay(refund.paid_at)],
    ["created", "환불을 정한 날", formatDay(refund.created_at)],
    ["done", "보낸 날", refund.done_at && formatDay(refund.done_at)],
    ["reference", "이체 번호", refund.transfer_reference],
    ["payment", "결제 번호", refund.payment_id],
  ];
  return lines.flatMap(([key, term, detail]) => (detail === null ? [] : [{ key, term, detail }]));
}
