import { LOT_KIND_NAMES } from "#domain/credits/movement-text.ts";
import type { CreditLot } from "#contract/endpoints/credits.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatDay, formatLastDay, formatWon } from "#web/platform/format/format.ts";

/** Each lot: what it came from, what is left of it, until when, and what was paid. */
export function LotTable({ lots }: { lots: readonly CreditLot[] }) {
  return (
    <Table
      caption="크레딧 묶음"
      captionHidden
      rows={lots}
      rowKey={(lot) => lot.id}
      empty={
        <EmptyState
          title="가진 크레딧이 없어요"
          description="멤버십을 시작하거나 충전하면 여기에 모여요."
        />
      }
      columns={[
        { key: "kind", header: "종류", primary: true, cell: (lot) => LOT_KIND_NAMES[lot.kind] },
        {
          key: "available",
          header: "사용 가능",
          align: "end",
          cell: (lot) => (
            <span className="numeric">
              {groupDigits(lot.available)}{" "}
              <span className="text-muted">/ {groupDigits(lot.credits)}</span>
            </span>
          ),
        },
        { key: "held", header: "예치 중", align: "end", cell: (lot) => groupDigits(lot.held) },
        {
          key: "paid",
          header: "낸 금액",
          align: "end",
          cell: (lot) => (lot.paid_won === 0 ? "—" : formatWon(lot.paid_won)),
        },
        {
          key: "granted",
          header: "받은 날",
          align: "end",
          cell: (lot) => formatDay(lot.granted_at),
        },
        {
          key: "expires",
          header: "유효기간",
          align: "end",
          cell: (lot) => `${formatLastDay(lot.expires_at)}까지`,
        },
      ]}
    />
  );
}
