import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CategorySection } from "#web/features/catalogue/home/category-section.tsx";
import { DraftRow, useBegunDrafts } from "#web/features/requests/form/draft/begun-drafts.tsx";
import { RecentRequests } from "#web/features/requests/recent/recent-requests.tsx";
import { WaitingList } from "#web/features/waiting/waiting-list.tsx";
import { waitingQuery } from "#web/features/waiting/waiting-query.ts";
import { PageFrame } from "#ui/layout/page-frame.tsx";

const TITLE = "지금 할 일";

interface OwnHomeProps {
  /** The large search field. */
  search: ReactNode;
  /** Home as everybody sees it: what somebody gets for whom nothing waits. */
  plain: ReactNode;
}

/** A customer's home: what waits for them, then search and categories, then what they asked for last. */
export function OwnHome({ search, plain }: OwnHomeProps) {
  // Without an answer home is still a home.
  const { data } = useQuery(waitingQuery);
  const items = data?.items ?? [];
  const slugs = useBegunDrafts();
  const drafts = slugs.map((slug) => <DraftRow key={slug} slug={slug} />);
  if (items.length === 0) {
    return (
      <>
        {drafts.length > 0 && (
          <PageFrame width="wide" className="pb-0 md:pb-0">
            <WaitingList label={TITLE} items={[]} drafts={drafts} />
          </PageFrame>
        )}
        {plain}
      </>
    );
  }
  return (
    <PageFrame
      width="wide"
      className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-x-16 lg:gap-y-16"
    >
      <div className="min-w-0">
        <h1 className="mb-4 text-2xl md:text-3xl">{TITLE}</h1>
        <WaitingList label={TITLE} items={items} drafts={drafts} />
      </div>
      <section aria-labelledby="own-search" className="min-w-0">
        <h2 id="own-search" className="mb-4 text-xl lg:mt-1.5">
          다른 일도 맡겨 볼까요?
        </h2>
        {search}
        <p className="mt-3 text-sm text-muted">
          무엇이 포함이고 무엇이 별도인지 한 줄씩 적은 견적서를 받아요. 요청은 무료예요.
        </p>
      </section>
      <div className="min-w-0 lg:col-span-2">
        <CategorySection />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <RecentRequests />
      </div>
    </PageFrame>
  );
}
