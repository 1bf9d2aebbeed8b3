import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatDay } from "#web/platform/format/format.ts";

type Recommended = Output<"requests.recommended">;

/** No pro fits: until when it is worth waiting, and where to look meanwhile. */
export function NobodyRecommended({ request, place }: Pick<Recommended, "request" | "place">) {
  const waiting =
    request.state === "open"
      ? `${formatDay(request.quotes_close_at)}까지 견적을 받아요. 그 사이에 맞는 고수가 들어오면 여기에 나타나요.`
      : "이 요청은 더 이상 견적을 받지 않아요.";
  return (
    <EmptyState
      title={
        place ? `${place.si_gun_gu.name}에는 아직 맞는 고수가 없어요` : "아직 맞는 고수가 없어요"
      }
      description={`${waiting} 더 넓은 곳에서 찾아볼 수도 있어요.`}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {place && (
            <ButtonLink
              variant="secondary"
              render={
                <Link
                  to="/search"
                  search={{ service: request.service.slug, region: place.si_do.code }}
                />
              }
            >
              {place.si_do.name}에서 찾기
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            render={<Link to="/search" search={{ service: request.service.slug }} />}
          >
            {place ? "전국에서 찾기" : "고수 찾기"}
          </ButtonLink>
        </span>
      }
    />
  );
}
