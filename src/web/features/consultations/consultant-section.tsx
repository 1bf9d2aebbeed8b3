import { WEEKS_AT_ONCE } from "#domain/consultation/consultation-limits.ts";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { ConsultantView } from "./consultant-view.tsx";
import { FeeNotice } from "./fee-notice.tsx";
import { firstSlots } from "./first-slots.ts";

const SHOWN = 4;

/** The consultations of a pro on their page, with the next free times and the way to ask for one. */
export function ConsultantSection({ proId }: { proId: string }) {
  const { data: consultant } = useSuspenseQuery(endpointQuery("pro.consultant", { proId }));
  const { data: slots } = useSuspenseQuery(firstSlots(proId));
  const { authenticated } = useVisitor();
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  const isOwn = me?.pro?.id === proId;
  return (
    <Section anchor="consultation" title="상담">
      <Card className="flex flex-col gap-6">
        <ConsultantView consultant={consultant} />
        <div>
          <h3 className="text-sm font-semibold">가까운 빈 시간</h3>
          {slots.items.length === 0 ? (
            <p className="mt-2 text-muted">{WEEKS_AT_ONCE}주 안에는 빈 시간이 없어요.</p>
          ) : (
            <ul className="mt-2 grid gap-2 sm:grid-cols-2">
              {slots.items.slice(0, SHOWN).map(({ starts_at }) => (
                <li key={starts_at}>
                  <SlotLink proId={proId} startsAt={starts_at} isOwn={isOwn} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {!isOwn && (
          <ButtonLink
            block
            variant="secondary"
            render={<Link to="/pros/$proId/consultation" params={{ proId }} />}
          >
            상담 요청하기
          </ButtonLink>
        )}
        {isOwn && (
          <ButtonLink block variant="secondary" render={<Link to="/pro/consultant" />}>
            상담 프로필 수정
          </ButtonLink>
        )}
        <FeeNotice fee={consultant.fee} />
      </Card>
    </Section>
  );
}

function SlotLink({ proId, startsAt, isOwn }: { proId: string; startsAt: string; isOwn: boolean }) {
  const text = describeSlot(Date.parse(startsAt));
  const look =
    "flex min-h-12 items-center justify-center rounded-md border border-line px-3 text-sm tabular-nums";
  if (isOwn) return <span className={look}>{text}</span>;
  return (
    <Link
      className={`${look} hover:bg-sunken`}
      to="/pros/$proId/consultation"
      params={{ proId }}
      search={{ slot: startsAt }}
    >
      {text}
    </Link>
  );
}
