import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";

/** Stands in for a page whose data is late. */
export function PendingPage() {
  return (
    <PageFrame>
      <SkeletonGroup className="flex flex-col gap-6">
        <Skeleton className="h-8 w-48" />
        <SkeletonText lines={2} />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    </PageFrame>
  );
}
