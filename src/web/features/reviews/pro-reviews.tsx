import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { deletionCountText } from "#domain/review/deletion.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { ChainCheck } from "./chain-check.tsx";
import { isNarrowed, reviewFilter, reviewsInput } from "./review-filter.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSummary } from "./review-summary.tsx";

/** The reviews of a pro: what they come to, those that were asked for, how many are gone, and the check of all. */
export function ProReviews({ proId }: { proId: string }) {
  const search = useSearch({ from: "/pros/$proId" });
  const filter = reviewFilter(search);
  const { data: summary } = useSuspenseQuery(endpointQuery("pro.reviews.summary", { proId }));
  const list = useSuspenseInfiniteQuery(endpointPages("pro.reviews", reviewsInput(proId, filter)));
  const deletions = deletionCountText(summary);
  const { count } = summary;
  return (
    <Section anchor="reviews" title={`후기 ${groupDigits(count)}`} description={deletions}>
      <div className="flex flex-col gap-4">
        <ReviewSummary summary={summary} proId={proId} search={search} />
        {count > 1 && <ReviewFilters summary={summary} proId={proId} search={search} />}
        <InfiniteList
          // Of another choice it is another list: what was announced for the one before is over.
          key={JSON.stringify(filter)}
          label="후기"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(review) => review.id}
          renderItem={(review) => <ReviewItem review={review} proId={proId} />}
          automatic={false}
          {...furtherPages(list)}
          empty={
            isNarrowed(filter) ? (
              <NoneOfThese proId={proId} />
            ) : (
              <EmptyState
                title={deletions ? "지금 보이는 후기가 없어요" : "아직 후기가 없어요"}
                description="거래를 마친 고객만 후기를 남길 수 있어요."
              />
            )
          }
        />
        {(count > 0 || deletions !== null) && <ChainCheck proId={proId} />}
      </div>
    </Section>
  );
}

function NoneOfThese({ proId }: { proId: string }) {
  return (
    <EmptyState
      title="고른 조건에 맞는 후기가 없어요"
      action={
        <ButtonLink
          variant="secondary"
          render={<Link to="/pros/$proId" params={{ proId }} replace resetScroll={false} />}
        >
          모든 후기 보기
        </ButtonLink>
      }
    />
  );
}
