import { Card } from "#ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/skeleton.tsx";

/** Stands where found pros will be. */
export function ResultsPlaceholder() {
  return (
    <SkeletonGroup label="고수를 찾고 있어요" className="flex flex-col gap-3">
      {[1, 2, 3, 4].map((card) => (
        <Card key={card} padding="md" className="flex gap-4">
          <Skeleton round className="size-16 shrink-0" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="mt-3 h-4 w-3/5" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
