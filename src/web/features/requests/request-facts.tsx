import type { RequestDetail } from "#contract/endpoints/requests.ts";
import { Card } from "#ui/card.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Section } from "#ui/section.tsx";
import { formatDay } from "#web/platform/format.ts";

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
        {request.photos.length > 0 && (
          <ul aria-label="요청 사진" className="mt-5 grid grid-cols-3 gap-2">
            {request.photos.map((url, index) => (
              <li key={url}>
                <a href={url} className="block overflow-hidden rounded-md">
                  <img
                    src={`${url}?size=thumb`}
                    alt={`요청 사진 ${index + 1}`}
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
