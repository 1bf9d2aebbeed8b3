import { HOLD_ENDS, type HoldEnd } from "./hold-end.ts";
import type { TransferReason } from "./ledger.ts";
import type { LotKind } from "./lot.ts";

/** Names of the kinds of lots, as people read them. */
export const LOT_KIND_NAMES: Record<LotKind, string> = {
  plan: "멤버십",
  rollover: "이월",
  topup: "충전",
  bonus: "보너스",
  refund: "환불",
};

/** Names of the reasons, for a list and its filter. */
export const REASON_NAMES: Record<TransferReason, string> = {
  grant: "받음",
  hold: "예치",
  capture: "사용",
  release: "반환",
  expire: "소멸",
  refund: "사용 취소",
  spend: "즉시 사용",
  take_back: "회수",
  give_back: "회수 취소",
};

const GRANT_TEXTS: Record<LotKind, string> = {
  plan: "멤버십 크레딧을 받았어요",
  rollover: "지난 기간에 남은 크레딧의 절반이 이월됐어요",
  topup: "크레딧을 충전했어요",
  bonus: "보너스 크레딧을 받았어요",
  refund: "환불로 크레딧을 받았어요",
};

/** Null where the movement's reason or the lot's kind says it all. */
const DETAIL_TEXTS = {
  pro_approval: "고수 승인을 축하하는 보너스예요",
  membership_purchase: "멤버십을 시작하며 받았어요",
  membership_renewal: "멤버십이 갱신되어 받았어요",
  membership_upgrade: "멤버십을 업그레이드하며 더 받았어요",
  quote_sent: "견적을 보내며 예치했어요",
  urgent_request: "긴급 요청으로 알렸어요",
  more_quotes: "견적을 더 받기로 했어요",
  lot_expired: "유효기간이 지났어요",
  rolled_over: "기간이 끝나 절반은 이월하고 나머지는 사라졌어요",
  period_over: "멤버십 기간이 끝났어요",
  ended: "멤버십이 끝났어요",
  refunded: "멤버십을 환불받아 소멸했어요",
  top_up_refunded: "쓰지 않은 충전을 환불받아 소멸했어요",
  money_taken_back: "결제가 취소되어 그만큼 회수했어요",
  money_came_back: "취소됐던 결제를 다시 계산해 돌려드렸어요",
  debt_paid: "취소된 결제로 쓴 크레딧을 갚았어요",
  debt_returned: "갚은 크레딧을 돌려드렸어요",
  rollover: null,
  top_up: null,
  opening_gift: null,
  welcome: null,
} satisfies Record<string, string | null>;
type OwnDetail = keyof typeof DETAIL_TEXTS;

/** Reason code of a movement of credits: one's own, or what ended the hold. */
export type MovementDetail = OwnDetail | HoldEnd;

const REASON_TEXTS: Record<Exclude<TransferReason, "grant">, string> = {
  hold: "크레딧을 예치했어요",
  capture: "예치한 크레딧이 쓰였어요",
  release: "예치한 크레딧이 돌아왔어요",
  expire: "유효기간이 지났어요",
  refund: "쓴 크레딧을 돌려받았어요",
  spend: "크레딧을 썼어요",
  take_back: "크레딧을 회수했어요",
  give_back: "회수한 크레딧을 돌려드렸어요",
};

/** What a movement of credits was, in a sentence: by its reason code, else by its reason or the lot's kind. */
export function movementText(movement: {
  reason: TransferReason;
  detail: string;
  kind: LotKind;
}): string {
  const { reason, detail, kind } = movement;
  const ended = reason === "capture" || reason === "release" ? holdEndText(detail) : undefined;
  const own = Object.hasOwn(DETAIL_TEXTS, detail) ? DETAIL_TEXTS[detail as OwnDetail] : null;
  return ended ?? own ?? (reason === "grant" ? GRANT_TEXTS[kind] : REASON_TEXTS[reason]);
}

function holdEndText(detail: string): string | undefined {
  return Object.hasOwn(HOLD_ENDS, detail) ? HOLD_ENDS[detail as HoldEnd].text : undefined;
}
