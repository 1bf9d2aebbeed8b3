import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { formatDay } from "#web/platform/format/format.ts";

/** What shows a pro whether a request is worth its price: how the customer acted before, and who else answered. */
export function CustomerFacts({ card }: { card: QualityCard }) {
  const { customer } = card;
  return (
    <Card>
      <h2 className="text-base font-semibold text-muted">이 고객</h2>
      <Leaders
        className="mt-3 text-sm"
        items={[
          { key: "read", name: "견적을 읽는 비율", sum: customer.read_rate },
          { key: "hire", name: "고용하는 비율", sum: customer.hire_rate },
          { key: "requests", name: "지금까지 요청", sum: `${customer.request_count}번` },
          {
            key: "quotes",
            name: "지금까지 온 견적",
            sum: `${card.quote_count}장 / ${card.quote_limit}장`,
          },
          { key: "until", name: "견적 마감", sum: formatDay(card.quotes_close_at) },
        ]}
      />
      <TextLink
        placement="alone"
        className="mt-3 text-sm"
        render={<Link to="/pro/report" search={{ request_id: card.request_id }} />}
      >
        이 요청 신고하기
      </TextLink>
    </Card>
  );
}
