import { Link } from "@tanstack/react-router";
import { Avatar } from "#ui/avatar.tsx";
import { CardLink } from "#ui/card.tsx";
import { Rating } from "#ui/rating.tsx";

interface ProRowProps {
  pro: {
    id: string;
    display_name: string;
    headline: string;
    photo_url: string | null;
    rating: number | null;
    review_count: number;
    hire_count: number;
  };
}

/** A pro in a list, leading to their page. */
export function ProRow({ pro }: ProRowProps) {
  return (
    <CardLink padding="md" render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}>
      <span className="flex items-center gap-4">
        <Avatar name={pro.display_name} src={pro.photo_url} size="lg" />
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{pro.display_name}</span>
          <span className="mt-0.5 line-clamp-2 block text-sm text-muted">{pro.headline}</span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {pro.review_count > 0 ? (
              <Rating value={pro.rating} count={pro.review_count} />
            ) : (
              <span className="text-muted">아직 후기가 없어요</span>
            )}
            {pro.hire_count > 0 && (
              <span className="numeric text-muted">고용 {pro.hire_count}회</span>
            )}
          </span>
        </span>
      </span>
    </CardLink>
  );
}
