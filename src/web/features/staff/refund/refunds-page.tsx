import { useSearch } from "@tanstack/react-router";
import { RefundPanes } from "./refund-panes.tsx";
import { refundTabOf } from "./refund-tab.ts";

/** Refunds that staff send by bank, none of them open. */
export function StaffRefundsPage() {
  return <RefundPanes tab={refundTabOf(useSearch({ from: "/staff/refunds" }).tab)} />;
}
