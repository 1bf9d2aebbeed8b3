import { groupDigits } from "#domain/text/group-digits.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { Output } from "#contract/registry.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatHires, formatWon } from "#web/platform/format/format.ts";
import { RecommendedStanding } from "./recommended-standing.tsx";

type Recommended = Output<"requests.recommended">;
type Item = Recommended["items"][number];

interface RecommendedProProps {
  item: Item;
  rank: number;
  request: Recommended["request"];
}

/** One recommended pro: who they are, how they work, why they stand here, and how far they are with the request. */
export function RecommendedPro({ item, rank, request }: RecommendedProProps) {
  const { pro } = item;
  return (
    <Card>
      <article aria-label={`${rank}번째 ${pro.display_name}`}>
        <div className="flex items-start gap-4">
          <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="lg" />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg font-bold">
              <span className="numeric mr-1.5 text-accent-ink" aria-hidden>
                {rank}
              </span>
              <TextLink render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}>
                {pro.display_name}
              </TextLink>
            </h2>
            <p className="line-clamp-2 text-sm text-muted">{pro.headline}</p>
            <Figures item={item} />
          </div>
        </div>
        {pro.certificates.length > 0 && (
          <ul aria-label="확인된 자격" className="mt-3 flex flex-wrap gap-1.5">
            {pro.certificates.map((certificate) => (
              <li key={certificate}>
                <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden />}>
                  {certificate}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <WorkPhotos photos={item.photos} />
        {item.review && (
          <blockquote className="mt-4 border-l-2 border-line-strong pl-3 text-sm">
            <p className="break-words">“{item.review.excerpt}”</p>
            <footer className="mt-1 flex items-center gap-2 text-muted">
              <Rating value={item.review.rating} form="short" size="sm" />
              {item.review.author_name}
            </footer>
          </blockquote>
        )}
        <Reasons reasons={item.reasons} />
        <RecommendedStanding item={item} request={request} />
      </article>
    </Card>
  );
}

function Figures({ item: { pro, typical_price } }: { item: Item }) {
  return (
    <ul className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <li>
        {pro.review_count > 0 ? (
          <Rating value={pro.rating} count={pro.review_count} />
        ) : (
          <span className="text-muted">아직 후기가 없어요</span>
        )}
      </li>
      {pro.hire_count > 0 && <li className="numeric text-muted">{formatHires(pro.hire_count)}</li>}
      {typical_price && (
        <li>
          이 서비스 보통{" "}
          <strong className="numeric font-bold">{formatWon(typical_price.amount)}</strong>
          <span className="numeric text-muted"> · {groupDigits(typical_price.deals)}건</span>
        </li>
      )}
    </ul>
  );
}

function WorkPhotos({ photos }: { photos: Item["photos"] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="작업 사진" className="mt-4 grid max-w-md grid-cols-3 gap-2">
      {photos.map((photo) => (
        <li key={photo.url} className="overflow-hidden rounded-md">
          <Picture
            picture={photo}
            alt={photo.title}
            sizes="(min-width: 640px) 144px, 30vw"
            shape="landscape"
          />
        </li>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-semibold">이 순서인 이유</h3>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {reasons.map((reason) => (
          <li key={reason}>
            <Badge>{reason}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
