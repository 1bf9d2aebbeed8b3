import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { periodEndDay } from "#domain/membership/period-end.ts";
import { Figure } from "#ui/display/figure.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { changeWord } from "./membership-labels.ts";

type Held = NonNullable<MembershipOverview["membership"]>;

interface NextBillingProps {
  overview: MembershipOverview;
  membership: Held;
}

/** What the person looks for first: when money is taken next, and how much; or why none is. */
export function NextBilling({ overview, membership }: NextBillingProps) {
  const { coming, overdue, price_rise: rise } = overview;
  // The notice above says what is owed, until when, and the ways out.
  if (overdue) return null;
  if (membership.is_canceled) {
    const end = formatKoreanDate(periodEndDay(membership.current_period_ends_at));
    return <Head term="끝나는 날" day={end} note="다음 결제는 없어요. 이번 기간까지만 써요." />;
  }
  if (!coming) return <Head term="다음 결제" day="없어요" />;
  return (
    <Head
      term="다음 결제"
      won={coming.amount}
      day={formatKoreanDate(seoulDay(Date.parse(coming.payment_due_at)))}
      note={rise?.consented === false ? "그전에 동의하지 않으면 결제하지 않고 끝나요." : undefined}
    />
  );
}

interface HeadProps {
  term: string;
  won?: number;
  day: string;
  note?: string | undefined;
}

function Head({ term, won, day, note }: HeadProps) {
  return (
    <div className="mt-4">
      <p className="text-sm text-muted">{term}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
        {won !== undefined && (
          <Figure value={won} unit="원" className="text-3xl text-ink md:text-4xl" />
        )}
        <span
          className={won === undefined ? "numeric text-2xl font-bold" : "numeric font-semibold"}
        >
          {day}
        </span>
      </p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  );
}

/** A change that is ahead, term by term: when, for how much, with how many credits. */
export function ComingChange({ overview, membership }: NextBillingProps) {
  const { coming } = overview;
  if (!coming || coming.change === "none") return null;
  const { plan } = coming;
  const label = `${changeWord[coming.change]} (${plan.name}, ${formatCredits(plan.product.credit)})`;
  const [before, after] = [membership.plan.product.credit, plan.product.credit];
  return (
    <div className="mt-6 rounded-paper border-t-4 border-accent bg-paper p-4 shadow-paper md:p-5">
      <p className="font-bold">{label}</p>
      <Leaders
        label="예약한 변경"
        className="mt-3"
        items={[
          { key: "when", name: "언제", sum: formatKoreanDate(coming.starts_on) },
          { key: "won", name: "얼마", sum: change(formatWon, membership.plan.price, plan.price) },
          { key: "credits", name: "크레딧", sum: change(formatCredits, before, after) },
        ]}
      />
    </div>
  );
}

/** "29,000원 → 59,000원"; one figure where both are the same. */
function change(format: (value: number) => string, before: number, after: number): string {
  return before === after ? format(after) : `${format(before)} → ${format(after)}`;
}
