import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Skeleton, SkeletonGroup, SkeletonRows } from "#ui/feedback/skeleton.tsx";

/**
 * Stands in for a page whose data is late: its title, what it begins with, and the rows below. The footer does not show
 * meanwhile (site-footer.tsx): under so little it would come up into the screen and go again.
 */
export function PendingPage() {
  const { state } = useRouter();
  const isOtherPage = state.location.pathname !== state.resolvedLocation?.pathname;
  // The router goes to the next page's place once that is here; of this one whoever was further down would see the end.
  useLayoutEffect(() => {
    if (isOtherPage) window.scrollTo(0, 0);
  }, [isOtherPage]);
  return (
    <PageFrame width="wide" data-pending>
      <SkeletonGroup className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 w-72 max-w-full" />
        </div>
        <SkeletonRows rows={6} />
      </SkeletonGroup>
    </PageFrame>
  );
}
