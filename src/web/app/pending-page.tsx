import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Skeleton, SkeletonGroup, SkeletonRows } from "#ui/feedback/skeleton.tsx";

/**
 * Stands in for a page whose data is late: its title, what it begins with, and the rows below; as high as a screen, so that
 * the footer does not come and go with it.
 */
export function PendingPage() {
  return (
    <PageFrame width="wide" className="min-h-dvh">
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
