import { useId } from "react";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { contactTermsText } from "#domain/request/call-window.ts";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { formatDay } from "#web/platform/format/format.ts";

/** The 요청서: what was asked for, as pros see it, and what only the customer and the hired pro see. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const title = useId();
  const { contact } = request;
  return (
    <section aria-labelledby={title}>
      <Paper rule="request" className="md:p-7">
        <PaperTitle id={title} title="요청서" aside={`${formatDay(request.published_at)} 보냄`} />
        <Leaders
          className="mt-4"
          items={[
            ...request.answers.map(({ question, label, value }) => ({
              key: question,
              name: <span className="text-muted">{label}</span>,
              sum: <span className="whitespace-pre-line">{value}</span>,
            })),
            ...request.designated_pros.map(({ id, display_name }) => ({
              key: id,
              name: <span className="text-muted">지정한 고수</span>,
              sum: display_name,
            })),
            {
              key: "contact",
              name: <span className="text-muted">연락 방법</span>,
              sum: contactTermsText(contact),
            },
          ]}
        />
        <PictureGrid label="요청 사진" pictures={request.photos} className="mt-5" />
      </Paper>
    </section>
  );
}
