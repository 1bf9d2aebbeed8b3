import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { deletionCountText } from "#domain/review/deletion.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { Rating } from "#ui/rating.tsx";
import { Section } from "#ui/section.tsx";
import { endpointPages } from "#web/platform/query-options.ts";
import { ChainCheck } from "./chain-check.tsx";
import { ReviewItem } from "./review-item.tsx";

/** All reviews of a pro, how many are gone and why, and the way to check their record. */
export function ProReviews({ proId }: { proId: string }) {
  const list = useSuspenseInfiniteQuery(endpointPages("pro.reviews", { proId }));
  const summary = list.data.pages[0]?.summary;
  const deletions = summary ? deletionCountText(summary) : null;
  const count = summary?.count ?? 0;
  const rating = summary?.rating ?? null;
  const hasRecord = count > 0 || deletions !== null;
  return (
    <Section
      title={`후기 ${count.toLocaleString("ko-KR")}`}
      description={deletions}
      action={rating === null ? undefined : <Rating value={rating} form="stars" size="md" />}
    >
      <div className="flex flex-col gap-4">
        {hasRecord && <ChainCheck proId={proId} />}
        <InfiniteList
          label="후기"
          items={list.data.pages.flatMap((page) => page.items)}
          itemKey={(review) => review.id}
          renderItem={(review) => <ReviewItem review={review} />}
          next={list.hasNextPage}
          loading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? "후기를 더 불러오지 못했어요." : undefined}
          onLoadMore={() => void list.fetchNextPage()}
          empty={
            <EmptyState
              icon={<MessageSquareText size={26} />}
              title={deletions ? "지금 보이는 후기가 없어요" : "아직 후기가 없어요"}
              description="거래를 마친 고객만 후기를 남길 수 있어요."
            />
          }
        />
      </div>
    </Section>
  );
}
