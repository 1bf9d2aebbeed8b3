import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CompareLink } from "./compare-link.tsx";
import { NobodyRecommended } from "./nobody-recommended.tsx";
import { RecommendedOrder } from "./recommended-order.tsx";
import { RecommendedPro } from "./recommended-pro.tsx";
import { requestStateBadge } from "./request-labels.ts";
import { WiderSearch } from "./wider-search.tsx";

type Recommended = Output<"requests.recommended">;

/** Pros for one request in the order of the rules, each with the reasons; one of them may be asked directly. */
export function RecommendedPage() {
  const { requestId } = useParams({ from: "/user/recommended/$requestId" });
  const { data } = useSuspenseQuery(endpointQuery("requests.recommended", { requestId }));
  const { request, items, place } = data;
  const badge = requestStateBadge[request.state];
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={<Badge tone={badge.tone}>{badge.label}</Badge>}
        title={`${request.service.name} 추천 고수`}
        description={requestLine(request)}
      />
      {items.length === 0 ? (
        <NobodyRecommended request={request} place={place} />
      ) : (
        <>
          <HowToAsk data={data} />
          <RecommendedOrder count={items.length} />
          <ol aria-label="추천 고수" className="mt-2 flex flex-col gap-4">
            {items.map((item, index) => (
              <li key={item.pro.id}>
                <RecommendedPro item={item} rank={index + 1} request={request} />
              </li>
            ))}
          </ol>
          <WiderSearch className="mt-10" service={request.service} place={place} />
        </>
      )}
    </PageFrame>
  );
}

/** The request in one line. */
function requestLine({ region, state, ...request }: Recommended["request"]): string {
  return [
    region ?? "온라인",
    `받은 견적 ${request.quote_count}/${request.quote_limit}`,
    ...(state === "open" ? [`${formatDay(request.quotes_close_at)}까지 받아요`] : []),
  ].join(" · ");
}

/** What asking directly means while it can be done, else why it cannot; and the way to the quotes that are there. */
function HowToAsk({ data: { request, compared } }: { data: Recommended }) {
  const compare = compared.quotes > 1 && (
    <CompareLink
      requestId={request.id}
      compared={compared}
      look={{ size: "sm", variant: "secondary" }}
    />
  );
  return request.state === "open" ? (
    <Notice tone="accent" title="마음에 드는 고수에게 직접 부탁해 보세요" action={compare}>
      고수에게 따로 알림이 가고, 고수가 견적을 보내는 비용이 절반으로 줄어요. 고객은 언제나
      무료예요.
    </Notice>
  ) : (
    <Notice tone="neutral" title="지금은 직접 부탁할 수 없어요" action={compare}>
      견적을 받는 동안에만 부탁할 수 있어요. 고수와 순서는 그대로 볼 수 있어요.
    </Notice>
  );
}
