import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { WrittenReview } from "#contract/endpoints/reviews.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { BackLink } from "#ui/action/back-link.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { ReviewItem } from "./review-item.tsx";

/** What the person wrote about pros, to find it again and to change it. */
export function WrittenReviewsPage() {
  const list = useSuspenseInfiniteQuery(endpointPages("users.me.reviews"));
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="내가 쓴 후기"
        description="수정하면 수정한 날이 함께 보이고, 지우면 지웠다는 수만 남아요."
      />
      <InfiniteList
        label="내가 쓴 후기"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(review) => review.id}
        renderItem={(review) => <WrittenItem review={review} />}
        {...furtherPages(list)}
        empty={
          <EmptyState
            title="아직 쓴 후기가 없어요"
            description="일이 끝난 거래마다 한 번 쓸 수 있어요."
            action={<ButtonLink render={<Link to="/requests" />}>내 요청 보기</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}

function WrittenItem({ review }: { review: WrittenReview }) {
  return (
    <>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
        {review.pro.id === null ? (
          <span className="font-bold">{review.pro.display_name}</span>
        ) : (
          <TextLink
            placement="alone"
            className="font-bold"
            render={<Link to="/pros/$proId" params={{ proId: review.pro.id }} />}
          >
            {review.pro.display_name}
          </TextLink>
        )}
        {review.removed && (
          <span className="text-sm text-danger">운영에서 삭제한 후기예요. 나에게만 보여요.</span>
        )}
      </p>
      <ReviewItem review={review} fixed={review.removed} />
    </>
  );
}
