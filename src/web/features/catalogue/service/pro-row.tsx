import { formatHires } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { Rating } from "#ui/display/rating.tsx";

const HIGH_AGREEMENT = 90;

/** A pro in a list with what speaks for them, leading to their page. */
export function ProRow({ pro }: { pro: ListedPro }) {
  const certificate = pro.certificates[0];
  return (
    <CardLink padding="md" render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}>
      <span className="flex gap-4">
        <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="lg" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-bold">{pro.display_name}</span>
            {certificate !== undefined && (
              <span className="inline-flex items-center gap-1 text-sm text-success">
                <BadgeCheck size={16} aria-hidden />
                {certificate}
              </span>
            )}
          </span>
          <span className="mt-0.5 line-clamp-2 block text-sm text-muted">{pro.headline}</span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {pro.review_count > 0 ? (
              <Rating value={pro.rating} count={pro.review_count} />
            ) : (
              <span className="text-muted">아직 후기가 없어요</span>
            )}
            {pro.hire_count > 0 && (
              <span className="numeric text-muted">{formatHires(pro.hire_count)}</span>
            )}
            <span className="text-muted">{regionsText(pro)}</span>
          </span>
          <Merits pro={pro} />
        </span>
      </span>
    </CardLink>
  );
}

/** What matters to a customer: how fast they answer, whether quotes hold. */
function Merits({ pro }: { pro: ListedPro }) {
  const time = answerTimeText(pro.answer_minutes);
  const merits = [
    ...(pro.agreement_rate !== null && pro.agreement_rate >= HIGH_AGREEMENT
      ? [`거래의 ${pro.agreement_rate}%가 견적 그대로 끝났어요`]
      : []),
    ...(time === null ? [] : [`보통 ${time} 안에 답해요`]),
  ];
  if (merits.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-accent-ink">
      {merits.map((merit) => (
        <span key={merit}>{merit}</span>
      ))}
    </span>
  );
}

function regionsText({ regions, region_count: count }: ListedPro): string {
  const [first] = regions;
  if (first === undefined) return "온라인";
  return count > 1 ? `${first} 외 ${count - 1}곳` : first;
}
