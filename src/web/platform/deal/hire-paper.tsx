import type { ReactNode } from "react";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import type { DealSide } from "#domain/quote/deal-side.ts";
import type { HireView } from "#contract/endpoints/requests/requests.ts";
import { Leaders, type LeaderItem } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import { CalendarFileLink } from "#web/platform/deal/calendar-file-link.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { nameOfAgreedDay } from "./deal-facts.ts";
import { hireCancelledText } from "./hire-cancelled-text.ts";

const SEAL_PIXELS = 64;

interface HirePaperProps {
  /** Who looks. */
  viewer: DealSide;
  about: string;
  hire: Pick<
    HireView,
    | "id"
    | "state"
    | "agreed_price"
    | "quoted_price"
    | "agreed_date"
    | "agreed_time"
    | "place"
    | "scope"
    | "cancel_reason"
    | "cancelled_by"
    | "cancelled_at"
    | "hired_at"
    | "completed_at"
  >;
  /** Both names, the pro's first. */
  names: { pro: string; customer: string };
  /** The other side's number, or when it may be seen. */
  phone?: ReactNode;
  /** The customer's seal was set just now. */
  sealLands?: boolean;
}

/** What both sides stand for since the hire, under both their seals; once it is cancelled, that they did. */
export function HirePaper({
  viewer,
  about,
  hire,
  names,
  phone,
  sealLands = false,
}: HirePaperProps) {
  const ink = hire.state === "cancelled" ? "gone" : "binds";
  return (
    <Paper rule={hire.state === "cancelled" ? "unread" : "binding"}>
      <PaperTitle about={about} title="약속" aside={`${formatDay(hire.hired_at)} 고용`} />
      <div
        className={`mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md px-4 py-3 ${
          ink === "binds" ? "bg-seal-soft" : "bg-sunken"
        }`}
      >
        <p className="min-w-0 font-bold">{headline(hire, viewer)}</p>
        <span className="-my-2 ml-auto flex gap-1">
          <Seal name={names.pro} pixels={SEAL_PIXELS} ink={ink} stamped />
          <Seal
            name={names.customer}
            pixels={SEAL_PIXELS}
            ink={ink}
            stamped
            landing={sealLands}
            className="rotate-3"
          />
        </span>
      </div>
      <Leaders className="mt-5" items={terms(hire, phone)} />
      {hire.state === "hired" && (
        <p className="mt-3 -mb-2 text-right">
          <CalendarFileLink hireId={hire.id} />
        </p>
      )}
    </Paper>
  );
}

function headline(
  { state, agreed_price, quoted_price, cancelled_by }: HirePaperProps["hire"],
  viewer: DealSide,
): string {
  switch (state) {
    case "hired":
      return "이 금액으로 약속했어요";
    case "completed":
      return agreed_price === quoted_price
        ? "확정 금액 그대로 끝났어요"
        : "함께 바꾼 금액으로 끝났어요";
    case "cancelled":
      return hireCancelledText(cancelled_by, viewer);
  }
}

function terms(hire: HirePaperProps["hire"], phone: ReactNode): LeaderItem[] {
  const { agreed_price, agreed_date, agreed_time, place, scope } = hire;
  const { completed_at, cancelled_at, cancel_reason } = hire;
  return [
    {
      key: "price",
      name: "확정 금액",
      sum: <span className="numeric">{formatWon(agreed_price)}</span>,
    },
    {
      key: "date",
      name: nameOfAgreedDay(hire),
      sum: formatAppointment(agreed_date, agreed_time),
    },
    ...(completed_at
      ? [{ key: "completed", name: "완료한 날", sum: formatDay(completed_at) }]
      : []),
    ...(place ? [{ key: "place", name: "장소", sum: place }] : []),
    ...(scope
      ? [
          {
            key: "scope",
            name: "작업 범위",
            below: true,
            sum: <span className="whitespace-pre-line">{scope}</span>,
          },
        ]
      : []),
    ...(phone ? [{ key: "phone", name: "전화번호", sum: phone }] : []),
    ...(cancelled_at
      ? [{ key: "cancelled", name: "취소한 날", sum: formatDay(cancelled_at) }]
      : []),
    ...(cancel_reason
      ? [{ key: "cancel", name: "취소한 이유", below: true, sum: cancel_reason }]
      : []),
  ];
}
