import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatDay } from "#web/platform/format/format.ts";

/** What was asked for, as pros see it, and what only the customer and the hired pro see. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const { contact } = request;
  return (
    <Section title="요청 내용">
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            ...request.answers.map(({ question, label, value }) => ({
              key: question,
              term: label,
              detail: <span className="whitespace-pre-line">{value}</span>,
            })),
            {
              key: "contact",
              term: "연락 방법",
              detail:
                contact.channel === "messages"
                  ? "메시지만"
                  : `전화 ${contact.call_from}부터 ${contact.call_to}까지`,
            },
            { key: "published", term: "보낸 날", detail: formatDay(request.published_at) },
          ]}
        />
        <PictureGrid
          label="요청 사진"
          pictures={request.photos.map((url) => ({ url }))}
          className="mt-5"
        />
      </Card>
    </Section>
  );
}
