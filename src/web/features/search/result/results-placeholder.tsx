import { Skeleton, SkeletonGroup } from "#ui/feedback/skeleton.tsx";

/** Stands where found pros will be. */
export function ResultsPlaceholder() {
  return (
    <SkeletonGroup label="고수를 찾고 있어요" className="flex flex-col">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-4 border-b border-line py-5 md:gap-6">
          <Skeleton className="aspect-4/3 w-28 shrink-0 rounded-md md:w-44" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-48" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
