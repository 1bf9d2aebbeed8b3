import { Link } from "#web/platform/navigation/link.tsx";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { mayOpenRequest } from "#domain/pro/work-left.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { PhoneLink } from "./phone-link.tsx";

/** For whom a quote was written, for its pro. */
export function CustomerCard({ quote }: { quote: QuoteDetail }) {
  const { request, hire } = quote;
  const pro = { state: quote.pro_suspended ? "suspended" : "approved" } as const;
  return (
    <Card>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-lg font-bold">{request.customer_name}님</span>
        {mayOpenRequest(pro, request, hire) && (
          <TextLink
            placement="alone"
            render={<Link to="/quote" search={{ request_id: request.id }} />}
          >
            요청 내용 보기
          </TextLink>
        )}
      </p>
      <DescriptionList
        className="mt-2"
        items={[
          { key: "sent", term: "보낸 때", detail: <RelativeTime at={quote.sent_at} /> },
          {
            key: "read",
            term: "읽은 때",
            detail: quote.read_at ? (
              <RelativeTime at={quote.read_at} />
            ) : isUndecided(quote.state) ? (
              "아직 읽지 않았어요"
            ) : (
              "읽지 않고 끝났어요"
            ),
          },
          ...(quote.phone
            ? [{ key: "phone", term: "전화번호", detail: <PhoneLink phone={quote.phone} /> }]
            : []),
          ...(quote.phone_opens_at
            ? [
                {
                  key: "phone-opens",
                  term: "전화번호",
                  detail: `${formatDay(quote.phone_opens_at)} ${formatTime(quote.phone_opens_at)}부터 볼 수 있어요`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
