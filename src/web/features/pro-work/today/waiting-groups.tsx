import { RunningText } from "#ui/text/running-text.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import Zap from "lucide-react/icons/zap";
import type { ReactElement } from "react";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import { deadlineText } from "#domain/received-request/deadline-text.ts";
import { nearName } from "#domain/region/near-name.ts";
import type { WaitingGroup } from "#contract/endpoints/pro-work/pro-today.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { ProHireRow } from "../hires/pro-hire-row.tsx";
import { WorkRow } from "../work-row.tsx";
import { ExpiringCredits, Overdue } from "./money-groups.tsx";
import { WaitingSection } from "./waiting-section.tsx";

type Group<K extends WaitingGroup["kind"]> = Extract<WaitingGroup, { kind: K }>;

/** A kind of what waits, with its rows and the one thing to do in each. */
export function Waiting({ group, proId }: { group: WaitingGroup; proId: string }) {
  switch (group.kind) {
    case "membership_overdue":
      return <Overdue group={group} />;
    case "change_order":
      return <ChangeOrders group={group} />;
    case "consultation":
      return <Consultations group={group} />;
    case "past_work":
      return <PastWork group={group} />;
    case "request":
      return <Requests group={group} />;
    case "message":
      return <Talks group={group} />;
    case "read_quote":
      return <ReadQuotes group={group} />;
    case "review":
      return <Reviews group={group} proId={proId} />;
    case "credits_expiring":
      return <ExpiringCredits group={group} />;
  }
}

/** Leads to all of a group while only some are shown. */
function allOf(group: { count: number; items: readonly unknown[] }, render: ReactElement) {
  return group.count > group.items.length ? { label: "모두 보기", render } : undefined;
}

function ChangeOrders({ group }: { group: Group<"change_order"> }) {
  return (
    <WaitingSection
      title="답할 변경 제안"
      count={group.count}
      all={allOf(group, <Link to="/pro/hires" />)}
    >
      {group.items.map((order) => (
        <WorkRow
          key={order.id}
          render={<Link to="/quote" search={{ id: order.quote_id }} hash="change-orders" />}
          title={`${order.service_name} · ${order.customer_name}님`}
          detail={
            <>
              <RelativeTime at={order.created_at} /> · {order.reason}
            </>
          }
          actionLabel="답하기"
        />
      ))}
    </WaitingSection>
  );
}

function Consultations({ group }: { group: Group<"consultation"> }) {
  const now = useNow();
  return (
    <WaitingSection
      title="답할 상담 요청"
      count={group.count}
      all={allOf(group, <Link to="/consultations" search={{ side: "pro" }} />)}
    >
      {group.items.map((one) => (
        <WorkRow
          key={one.id}
          render={<Link to="/consultations/$consultationId" params={{ consultationId: one.id }} />}
          title={`${one.customer_name}님 상담`}
          detail={
            <RunningText>
              {`${describeSlot(Date.parse(one.starts_at))} · 답변 ${deadlineText(Date.parse(one.answer_by), now).text}`}
            </RunningText>
          }
          actionLabel="답하기"
        />
      ))}
    </WaitingSection>
  );
}

function PastWork({ group }: { group: Group<"past_work"> }) {
  return (
    <WaitingSection
      title="작업일이 지난 일"
      count={group.count}
      all={allOf(group, <Link to="/pro/hires" />)}
    >
      {group.items.map((hire) => (
        <ProHireRow key={hire.id} hire={hire} />
      ))}
    </WaitingSection>
  );
}

function Requests({ group }: { group: Group<"request"> }) {
  const now = useNow();
  return (
    <WaitingSection
      title="답할 요청"
      count={group.count}
      all={allOf(group, <Link to="/pro/requests" search={{ filter: "unanswered" }} />)}
    >
      {group.items.map((request) => {
        const deadline = deadlineText(Date.parse(request.quotes_close_at), now);
        return (
          <WorkRow
            key={request.request_id}
            render={<Link to="/quote" search={{ request_id: request.request_id }} />}
            title={request.service_name}
            badges={
              <>
                {request.urgent && (
                  <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
                    긴급
                  </Badge>
                )}
                {request.designated && <Badge tone="accent">지정 요청</Badge>}
              </>
            }
            detail={
              <>
                {[nearName(request.region), ...request.brief].join(" · ")} ·{" "}
                <span className={deadline.isSoon ? "font-semibold text-warning" : ""}>
                  {deadline.text}
                </span>
              </>
            }
            figure={
              <span className="numeric text-sm text-muted">{formatCredits(request.credits)}</span>
            }
            actionLabel="견적 쓰기"
          />
        );
      })}
    </WaitingSection>
  );
}

function Talks({ group }: { group: Group<"message"> }) {
  return (
    <WaitingSection
      title="읽지 않은 대화"
      count={group.count}
      all={allOf(group, <Link to="/chats" />)}
    >
      {group.items.map((talk) => (
        <WorkRow
          key={talk.quote_id}
          render={<Link to="/chats/$quoteId" params={{ quoteId: talk.quote_id }} />}
          title={`${talk.service_name} · ${talk.customer_name}님`}
          badges={<Badge tone="accent">새 글 {talk.unread_count}</Badge>}
          detail={
            <span className="line-clamp-1">
              <RelativeTime at={talk.created_at} /> · {talk.text}
            </span>
          }
          actionLabel="읽기"
        />
      ))}
    </WaitingSection>
  );
}

function ReadQuotes({ group }: { group: Group<"read_quote"> }) {
  return (
    <WaitingSection
      title="고객이 읽고 답이 없는 견적"
      count={group.count}
      all={allOf(group, <Link to="/pro/quotes" search={{ state: "read" }} />)}
    >
      {group.items.map((quote) => (
        <WorkRow
          key={quote.quote_id}
          render={<Link to="/chats/$quoteId" params={{ quoteId: quote.quote_id }} />}
          title={`${quote.service_name} · ${quote.customer_name}님`}
          detail={
            <>
              <RelativeTime at={quote.read_at} /> 읽음 ·{" "}
              <span className="numeric">{quotedPrice(quote)}</span>
            </>
          }
          actionLabel="메시지 쓰기"
        />
      ))}
    </WaitingSection>
  );
}

function Reviews({ group, proId }: { group: Group<"review">; proId: string }) {
  const page = <Link to="/pros/$proId" params={{ proId }} hash="reviews" />;
  return (
    <WaitingSection title="댓글을 기다리는 후기" count={group.count} all={allOf(group, page)}>
      {group.items.map((review) => (
        <WorkRow
          key={review.id}
          render={page}
          title={review.service_name}
          badges={<Rating value={review.rating} />}
          detail={<span className="line-clamp-1">{review.excerpt}</span>}
          actionLabel="댓글 쓰기"
        />
      ))}
    </WaitingSection>
  );
}
