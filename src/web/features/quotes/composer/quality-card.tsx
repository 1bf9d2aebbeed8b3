import type { QualityCard as Facts } from "#contract/endpoints/quotes/quotes.ts";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

/** What shows a pro whether a request is worth its price: the answers, and how the customer acted before. */
export function QualityCard({ card }: { card: Facts }) {
  return (
    <Section title="요청 내용">
      <Card>
        <dl className="flex flex-col gap-3">
          {card.answers.map(({ question, label, value }) => (
            <div key={question}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-medium whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <PictureGrid
          label="요청 사진"
          pictures={card.photos.map((url) => ({ url }))}
          className="mt-5"
        />
      </Card>
      <Card className="mt-3">
        <DescriptionList items={situation(card)} />
      </Card>
    </Section>
  );
}

function situation(card: Facts) {
  const { contact, customer } = card;
  return [
    {
      key: "quotes",
      term: "지금까지 온 견적",
      detail: `${card.quote_count}개 / ${card.quote_limit}개`,
    },
    { key: "until", term: "견적 마감", detail: formatDay(card.quotes_close_at) },
    { key: "published", term: "요청한 때", detail: <RelativeTime at={card.published_at} /> },
    {
      key: "contact",
      term: "연락 방법",
      detail:
        contact.channel === "messages"
          ? "메시지만"
          : `전화 ${contact.call_from}~${contact.call_to}, 메시지`,
    },
    { key: "read", term: "견적을 읽는 비율", detail: customer.read_rate },
    { key: "hire", term: "고용하는 비율", detail: customer.hire_rate },
    { key: "requests", term: "지금까지 요청", detail: `${customer.request_count}번` },
  ];
}
