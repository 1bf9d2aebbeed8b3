import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import type { ChangeKind } from "#domain/change-order/change-order.ts";
import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { LeaderItem } from "#ui/paper/leader.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import type { Hire } from "../agreed-terms.tsx";

type Before = NonNullable<ChangeOrder["before"]>;

/** What a change order changes, old and new. `now`: the terms of today, of one that nobody has answered. */
export function changeLines(order: ChangeOrder, now: Hire | null): LeaderItem[] {
  const before = order.before ?? (now && { ...now, price: now.agreed_price });
  return order.kinds.map((kind) => {
    const { name, after, old } = changeLine(kind, order, before);
    return { key: kind, name, below: kind === "scope", sum: <OldAndNew old={old} after={after} /> };
  });
}

function changeLine(
  kind: ChangeKind,
  order: ChangeOrder,
  before: Before | null,
): { name: string; old: string | null; after: string } {
  switch (kind) {
    case "price":
      return {
        name: "금액",
        old: before && formatWon(before.price),
        after: formatWon(order.price ?? 0),
      };
    case "date":
      return {
        name: "작업일",
        old: before && formatAppointment(before.agreed_date, before.agreed_time),
        after: formatAppointment(
          order.agreed_date ?? before?.agreed_date ?? "",
          order.agreed_time ?? before?.agreed_time ?? null,
        ),
      };
    case "scope":
      return { name: "작업 범위", old: before?.scope || null, after: order.scope ?? "" };
  }
}

function OldAndNew({ old, after }: { old: string | null; after: string }) {
  return (
    <span className="whitespace-pre-line">
      {old !== null && (
        <>
          <span className="font-normal text-muted">{old}</span>
          <span aria-hidden> → </span>
          <VisuallyHidden>에서 </VisuallyHidden>
        </>
      )}
      {after}
    </span>
  );
}
