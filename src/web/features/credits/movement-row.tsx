import type { CreditMovement } from "#contract/endpoints/credits.ts";
import { LOT_KIND_NAMES, REASON_NAMES } from "#domain/credits/movement-text.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";

/** One movement: what it was and for what, how both balances changed, and what there was after it. */
export function MovementRow({ movement }: { movement: CreditMovement }) {
  const { subject, after } = movement;
  const kinds = [...new Set(movement.lots.map(({ kind }) => LOT_KIND_NAMES[kind]))];
  return (
    <div className="flex flex-col gap-x-4 gap-y-2 p-4 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="neutral">{REASON_NAMES[movement.reason]}</Badge>
          <span className="font-semibold">{movement.text}</span>
        </p>
        {subject && (
          <p className="mt-1 text-sm">
            {subject.path === null ? (
              subject.name
            ) : (
              <TextLink href={subject.path}>{subject.name}</TextLink>
            )}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          <span className="numeric">{formatDay(movement.at)}</span>{" "}
          <span className="numeric">{formatTime(movement.at)}</span> · {kinds.join(", ")}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-baseline gap-x-4 gap-y-1 sm:flex-col sm:items-end">
        <Change label="사용 가능" value={movement.available} />
        <Change label="예치 중" value={movement.held} />
        <p className="numeric text-xs text-muted max-sm:ml-auto">
          남음 {groupDigits(after.available)} · 예치 {groupDigits(after.held)}
        </p>
      </div>
    </div>
  );
}

function Change({ label, value }: { label: string; value: number }) {
  if (value === 0) return null;
  return (
    <p>
      <span className="mr-1.5 text-sm text-muted">{label}</span>
      <Figure signed value={value} />
    </p>
  );
}
