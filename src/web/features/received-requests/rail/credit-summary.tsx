import { useSuspenseQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { LOT_KIND_NAMES } from "#domain/credits/movement-text.ts";
import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatCredits, formatLastDay } from "#web/platform/format/format.ts";
import { LOT_DYES, LotBar } from "#web/platform/membership/lot-bar.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { RailSection } from "./rail-section.tsx";

/** What the pro can spend, lot by lot in the order of spending, and what is held. */
export function CreditSummary() {
  const { data: credits } = useSuspenseQuery(endpointQuery("users.me.credits"));
  const lots = credits.lots.filter(({ available }) => available > 0);
  return (
    <RailSection title="크레딧">
      <p className="flex items-baseline gap-2 text-sm text-muted">
        <Figure value={credits.usable} size="xl" className="text-ink" /> 쓸 수 있어요
      </p>
      {lots.length > 0 && (
        <>
          <LotBar lots={lots} className="mt-2" />
          <ul aria-label="크레딧 묶음" className="mt-3 flex flex-col gap-1.5 text-sm">
            {lots.map(({ id, kind, available, expires_at: until }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-2">
                <span
                  aria-hidden
                  className={clsx("size-2 self-center rounded-[1px]", LOT_DYES[kind])}
                />
                {LOT_KIND_NAMES[kind]}
                <span className="numeric text-xs text-faint">{formatLastDay(until)}까지</span>
                <b className="numeric ml-auto">{groupDigits(available)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {credits.usable < credits.balance && (
        <p className="mt-3 text-sm text-warning">
          멤버십 결제가 밀려{" "}
          <span className="numeric">{formatCredits(credits.balance - credits.usable)}</span>은 지금
          쓸 수 없어요.
        </p>
      )}
      {credits.held > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
          <b className="numeric text-ink">{formatCredits(credits.held)}</b>은 고객이 아직 읽지 않은
          견적에 예치했어요. {UNREAD_HOLD_TEXT} 동안 읽지 않으면 돌아와요.
        </p>
      )}
      <TextLink placement="alone" render={<Link to="/membership/credits" />}>
        크레딧 내역 보기
      </TextLink>
    </RailSection>
  );
}
