import { useSuspenseQuery } from "@tanstack/react-query";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { LOT_KIND_NAMES } from "#domain/credits/movement-text.ts";
import { Card } from "#ui/layout/card.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatCredits, formatLastDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { LOT_DYES, LotBar } from "#web/platform/membership/lot-bar.tsx";

/** What can be spent, and each lot with the last day on which it can. */
export function CreditsCard() {
  const { data: credits } = useSuspenseQuery(endpointQuery("users.me.credits"));
  // One whose every credit waits in quotes has nothing to spend, nor to lose on its last day.
  const lots = credits.lots.filter(({ available }) => available > 0);
  return (
    <Section
      title="크레딧"
      action={
        <TextLink placement="alone" render={<Link to="/membership/credits" />}>
          크레딧 내역
        </TextLink>
      }
    >
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Figure value={credits.balance} unit=" 크레딧" size="xl" />
          {credits.held > 0 && (
            <p className="text-sm text-muted">
              읽지 않은 견적에 <span className="numeric">{formatCredits(credits.held)}</span>
            </p>
          )}
        </div>
        {credits.owed > 0 && (
          <p className="mt-1 text-sm text-danger">
            갚을 크레딧이 {groupDigits(credits.owed)}개 있어요. 갚을 때까지는 크레딧을 쓸 수 없어요.{" "}
            <TextLink render={<Link to="/membership/credits" />}>왜 그런지 보기</TextLink>
          </p>
        )}
        {credits.usable < credits.balance && (
          <p className="mt-1 text-sm">
            지금은 <span className="numeric">{formatCredits(credits.usable)}</span>만 쓸 수 있어요.
            밀린 결제를 마치면 모두 쓸 수 있어요.
          </p>
        )}
        {lots.length > 0 && <LotBar lots={lots} className="mt-4" />}
        {lots.length > 0 && (
          <ul aria-label="크레딧 묶음" className="mt-4 flex flex-col gap-2">
            {lots.map((lot) => (
              <li key={lot.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="flex items-baseline gap-2">
                  <span aria-hidden className={`size-2.5 rounded-[2px] ${LOT_DYES[lot.kind]}`} />
                  {LOT_KIND_NAMES[lot.kind]}
                  <span className="numeric font-medium">{formatCredits(lot.available)}</span>
                </span>
                <span className="numeric text-sm text-muted">
                  {formatLastDay(lot.expires_at)}까지
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
