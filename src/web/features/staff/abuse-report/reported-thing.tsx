import type { ReactNode } from "react";
import type { ReportedThing as Thing } from "#contract/endpoints/staff/reported-thing.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { INCLUSION_LABELS } from "#domain/quote/quote.ts";
import type { CommenterRole } from "#domain/review/comment.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { requestStates, reviewStates } from "../staff-labels.ts";

/** What was reported, as it can be read now. */
export function ReportedThing({ thing }: { thing: Thing }) {
  switch (thing.kind) {
    case "quote":
      return <Quote quote={thing} />;
    case "message":
      return <Written text={thing.text} at={thing.at} />;
    case "request":
      return <Request request={thing} />;
    case "review":
      return <Review review={thing} />;
  }
}

type Of<Kind extends Thing["kind"]> = Extract<Thing, { kind: Kind }>;

function Written({ text, at, children }: { text: string; at: string; children?: ReactNode }) {
  return (
    <>
      <p className="break-words whitespace-pre-line">{text}</p>
      <p className="mt-3 text-sm text-faint">
        <DayAndTime at={at} />
        {children}
      </p>
    </>
  );
}

function Quote({ quote }: { quote: Of<"quote"> }) {
  return (
    <>
      <p className="font-semibold">{quotedPrice(quote)}</p>
      <ul className="my-3 text-sm text-muted">
        {quote.items.map(({ name, inclusion, amount }, index) => (
          // Two lines of a quote may have the same name.
          <li key={`${index}-${name}`} className="break-words">
            {name} · {INCLUSION_LABELS[inclusion]}
            {inclusion !== "excluded" && ` · ${formatWon(amount)}`}
          </li>
        ))}
      </ul>
      <Written text={quote.text} at={quote.at} />
    </>
  );
}

function Request({ request }: { request: Of<"request"> }) {
  const state = requestStates[request.state];
  return (
    <>
      <Titled
        title={[request.service, request.region].filter(Boolean).join(" · ")}
        state={<Badge tone={state.tone}>{state.label}</Badge>}
      />
      <DescriptionList
        layout="columns"
        items={request.answers.map(({ question, label, value }) => ({
          key: question,
          term: label,
          detail: <span className="break-words whitespace-pre-line">{value}</span>,
        }))}
      />
      <p className="mt-3 text-sm text-faint">
        <DayAndTime at={request.at} />
      </p>
    </>
  );
}

const BY: Record<CommenterRole, string> = { author: "후기를 쓴 고객의 답글", pro: "고수의 답글" };

function Review({ review }: { review: Of<"review"> }) {
  const state = reviewStates[review.state];
  return (
    <>
      <Titled
        title={review.service}
        state={<Badge tone={state.tone}>{state.label}</Badge>}
        below={<Rating value={review.rating} form="stars" />}
      />
      <Written text={review.text} at={review.at}>
        {" · "}
        <TextLink render={<Link to="/staff/pros/$proId" params={{ proId: review.pro.id }} />}>
          {review.pro.display_name}
        </TextLink>{" "}
        고수와의 거래
      </Written>
      {review.edited_after_report && <Notice className="mt-3">신고 뒤에 수정한 글이에요.</Notice>}
      {review.replies.map((reply) => (
        <div key={reply.id} className="mt-4 border-l-2 border-line pl-4">
          <p className="text-sm font-medium">{BY[reply.by]}</p>
          <Written text={reply.text} at={reply.at} />
        </div>
      ))}
      <p className="mt-2">
        <TextLink
          placement="alone"
          render={<Link to="/staff/reviews" search={{ id: review.id }} />}
        >
          {review.state === "shown" ? "후기 열어서 내리기" : "후기 열어 보기"}
        </TextLink>
      </p>
    </>
  );
}

function Titled({ title, state, below }: { title: string; state: ReactNode; below?: ReactNode }) {
  return (
    <div className="mb-3">
      <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        {title}
        {state}
      </p>
      {below}
    </div>
  );
}
