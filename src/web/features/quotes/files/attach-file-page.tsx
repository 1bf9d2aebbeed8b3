import { CANCELLED_TAKES_NO_FILES } from "#domain/quote/add-file.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { quoteStandingLabel } from "#domain/quote/state-labels.ts";
import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { regionText } from "../quote-labels.ts";
import { AddFilesForm } from "./add-files-form.tsx";
import { QuoteFiles } from "./quote-files.tsx";

/** `?quote_id=` adds files to that quote; without it the pro chooses one of those that still take files. */
export function AttachFilePage() {
  const quoteId = useSearch({
    from: "/pro/attach-quote-file",
    select: (search) => search.quote_id,
  });
  return quoteId ? <AttachFile quoteId={quoteId} /> : <ChooseQuote />;
}

function AttachFile({ quoteId }: { quoteId: string }) {
  const { data: quote } = useSuspenseQuery(endpointQuery("quotes.get", { quoteId }));
  const { request } = quote;
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="견적에 파일 추가"
        description={`${request.customer_name}님 · ${request.service.name} · ${quotedPrice(quote)}`}
        actions={
          <ButtonLink
            size="sm"
            variant="secondary"
            render={<Link to="/quote" search={{ id: quote.id }} />}
          >
            견적 보기
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-10">
        {quote.actions.includes("add_file") ? (
          <AddFilesForm quote={quote} />
        ) : (
          <TakesNoFiles isCancelled={quote.hire?.state === "cancelled"} />
        )}
        <Section title={`붙인 파일 ${quote.attachments.length}개`}>
          {quote.attachments.length > 0 ? (
            <QuoteFiles quote={quote} />
          ) : (
            <p className="text-muted">아직 붙인 파일이 없어요.</p>
          )}
        </Section>
      </div>
    </PageFrame>
  );
}

function TakesNoFiles({ isCancelled }: { isCancelled: boolean }) {
  if (isCancelled) {
    const { title, wayOut } = CANCELLED_TAKES_NO_FILES;
    return <Notice title={title}>{wayOut}</Notice>;
  }
  return (
    <Notice title="끝난 견적이라 파일을 추가할 수 없어요">
      보낸 견적이 살아 있거나 고용된 동안에만 파일을 추가할 수 있어요.
    </Notice>
  );
}

function ChooseQuote() {
  const list = useSuspenseInfiniteQuery(endpointPages("quotes.list", { takes_files: "true" }));
  return (
    <PageFrame width="narrow">
      <PageHeader title="견적에 파일 추가" description="어떤 견적에 추가할지 골라 주세요." />
      <InfiniteList
        label="파일을 추가할 수 있는 견적"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(quote) => quote.id}
        renderItem={(quote) => (
          <CardLink render={<Link to="/pro/attach-quote-file" search={{ quote_id: quote.id }} />}>
            <span className="block text-lg font-bold">{quote.request.service.name}</span>
            <span className="mt-0.5 block text-sm text-muted">
              {quote.request.customer_name}님 · {regionText(quote.request.region)} ·{" "}
              {quoteStandingLabel("pro", {
                state: quote.state,
                hire: quote.hire_state,
                request: quote.request.state,
              })}
            </span>
            <Figure value={quote.total} unit="원" size="lg" className="mt-2 block" />
          </CardLink>
        )}
        {...furtherPages(list)}
        empty={
          <EmptyState
            title="파일을 추가할 수 있는 견적이 없어요"
            description="보낸 견적이 살아 있거나 고용된 동안 파일을 추가할 수 있어요."
            action={<ButtonLink render={<Link to="/pro/quotes" />}>보낸 견적 보기</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}
