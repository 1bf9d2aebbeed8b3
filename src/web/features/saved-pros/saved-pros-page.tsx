import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { SavedPro } from "#contract/endpoints/me/saved-pros.ts";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { BackLink } from "#ui/action/back-link.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { SaveButton } from "./save-button.tsx";

const MOST_SERVICES = 3;

/** Pros whom the person saved, each as they stand now. */
export function SavedProsPage() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.savedPros"));
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="찜한 고수"
        description="찜한 것은 나만 보여요. 고수에게도 알리지 않아요."
      />
      {data.items.length === 0 ? (
        <EmptyState
          title="아직 찜한 고수가 없어요"
          action={<ButtonLink render={<Link to="/search" />}>고수 찾아보기</ButtonLink>}
        />
      ) : (
        <ul aria-label="찜한 고수" className="divide-y divide-line border-y border-line">
          {data.items.map((saved) => (
            <li key={saved.pro_id} className="flex items-start gap-3 py-4">
              {saved.pro ? (
                <SavedRow saved={saved} pro={saved.pro} />
              ) : (
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">지금은 볼 수 없는 고수예요</p>
                  <p className="text-sm text-muted">
                    {formatDay(saved.saved_at)}에 찜했어요. 프로필을 숨겼거나 활동을 멈췄어요.
                  </p>
                </div>
              )}
              <SaveButton
                proId={saved.pro_id}
                name={saved.pro?.display_name ?? "볼 수 없는 고수"}
                look="icon"
              />
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

function SavedRow({ saved, pro }: { saved: SavedPro; pro: NonNullable<SavedPro["pro"]> }) {
  const more = saved.services.length - MOST_SERVICES;
  const services = saved.services.slice(0, MOST_SERVICES).map(({ name }) => name);
  return (
    <>
      <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="lg" />
      <div className="relative min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/pros/$proId"
            params={{ proId: pro.id }}
            className="font-bold text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {pro.display_name}
          </Link>
          {saved.standing === "paused" && <Badge>새 요청을 받지 않아요</Badge>}
        </p>
        <p className="line-clamp-2 text-sm text-muted">{pro.headline}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {pro.review_count > 0 && <Rating value={pro.rating} count={pro.review_count} />}
          <span>
            <RunningText>{services.join(", ")}</RunningText>
            {more > 0 && ` 외 ${more}개`}
          </span>
        </p>
      </div>
    </>
  );
}
