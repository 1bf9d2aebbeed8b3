import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { josa } from "#domain/text/josa.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { noticeKind } from "../notice-kind.ts";

type Part = { price: number; taken: number; take: number; owe: number };
type Back = { give: number; repay: number; forgive: number };

const PACK = "크레딧 충전";

/** What whoever pays or has credits is notified of; of the membership itself see `memberships.ts`. */
export const moneyNotices = {
  top_up_settled: noticeKind<{ credits: number; until: string; debtText: string }>({
    group: "money",
    title: "크레딧을 충전했어요",
    body: ({ credits, until, debtText }) =>
      `크레딧 ${groupDigits(credits)}개가 들어왔어요.${debtText} ${formatKoreanDate(until)}까지 쓸 수 있어요.`,
    action: "크레딧 보기",
    samples: [{ credits: 30, until: "2028-03-10", debtText: "" }],
  }),
  top_up_failed: noticeKind<{ name: string; why: string | null; isLate: boolean }>({
    group: "money",
    title: ({ isLate }) => (isLate ? "늦게 결제된 충전을 돌려드려요" : "충전하지 못했어요"),
    body: ({ name, why, isLate }) => {
      if (isLate) return `${name} 결제가 뒤늦게 확인됐어요. 받은 돈을 모두 돌려드려요.`;
      return `${name}: ${why ?? "결제가 확인되지 않아 멈췄어요. 뒤늦게 결제되면 모두 돌려드려요."}`;
    },
    action: "충전 보기",
    samples: [
      { name: PACK, why: "카드 한도를 넘었어요.", isLate: false },
      { name: PACK, why: null, isLate: false },
      { name: PACK, why: null, isLate: true },
    ],
  }),
  credits_expire_soon: noticeKind<{ credits: number; lastDay: string }>({
    group: "money",
    title: "곧 끝나는 크레딧이 있어요",
    body: ({ credits, lastDay }) =>
      `크레딧 ${groupDigits(credits)}개를 ${formatKoreanDate(lastDay)}까지 쓸 수 있어요. 유효기간이 빨리 끝나는 크레딧부터 사용해요.`,
    action: "크레딧 보기",
    samples: [{ credits: 12, lastDay: "2027-03-17" }],
  }),
  /** Its usual title says that the payment was cancelled, which is not true of a part of it. */
  credits_taken_back: noticeKind<Part>({
    group: "money",
    title: ({ price, taken }) =>
      taken >= price
        ? "결제가 취소되어 크레딧을 회수했어요"
        : "결제의 일부가 환불되어 크레딧을 회수했어요",
    body: ({ price, taken, take, owe }) => {
      const what =
        taken >= price
          ? "카드사나 통신사를 거쳐 결제가 취소됐어요."
          : `결제한 ${formatWon(price)} 가운데 ${formatWon(taken)}이 환불됐어요.`;
      const gone = [
        ...(take > 0 ? [`쓰지 않은 크레딧 ${take}개를 회수했어요.`] : []),
        ...(owe > 0 ? [`이미 쓴 크레딧 ${owe}개는 새로 들어오는 크레딧으로 먼저 갚아요.`] : []),
      ];
      return [what, ...gone].join(" ");
    },
    action: "크레딧 보기",
    samples: [
      { price: 39_600, taken: 39_600, take: 20, owe: 10 },
      { price: 39_600, taken: 10_000, take: 7, owe: 0 },
    ],
  }),
  credits_given_back: noticeKind<Back>({
    group: "money",
    title: "회수한 크레딧을 돌려드렸어요",
    body: ({ give, repay, forgive }) =>
      [
        "취소됐던 결제를 다시 계산했어요.",
        ...(give + repay > 0 ? [`크레딧 ${give + repay}개를 돌려드렸어요.`] : []),
        ...(forgive > 0 ? [`갚을 크레딧 ${forgive}개가 없어졌어요.`] : []),
      ].join(" "),
    action: "크레딧 보기",
    samples: [
      { give: 20, repay: 0, forgive: 10 },
      { give: 7, repay: 0, forgive: 0 },
    ],
  }),
  payment_method_gone: noticeKind<{ name: string }>({
    group: "money",
    title: "결제 수단을 다시 등록해 주세요",
    body: ({ name }) =>
      `등록해 두신 ${josa(name, "은")} 더 쓸 수 없게 됐어요. 다음 결제 전에 내 멤버십에서 결제 수단을 다시 등록해 주세요.`,
    action: "결제 수단 등록하기",
    samples: [{ name: "현대카드 (1234)" }, { name: "휴대폰 소액결제" }],
  }),
  refund_account_wanted: noticeKind<{ amount: number }>({
    group: "money",
    title: "환불받을 계좌를 알려 주세요",
    body: ({ amount }) => `${formatWon(amount)}을 계좌로 보내 드려요. 받을 계좌를 알려 주세요.`,
    action: "환불 계좌 입력하기",
    samples: [{ amount: 59_000 }],
  }),
  refund_account_refused: noticeKind<{ amount: number; reason: string }>({
    group: "money",
    title: "환불 계좌를 다시 알려 주세요",
    body: ({ amount, reason }) =>
      `알려 주신 계좌로 ${formatWon(amount)}을 보낼 수 없었어요. ${reason} 받을 계좌를 다시 알려 주세요.`,
    action: "환불 계좌 입력하기",
    samples: [{ amount: 59_000, reason: "예금주 이름이 은행에 등록된 이름과 달라요." }],
  }),
  top_up_refunded: noticeKind<{ amount: number }>({
    group: "money",
    title: "충전한 금액을 돌려드려요",
    body: ({ amount }) =>
      `쓰지 않은 크레딧을 취소하고 ${formatWon(amount)}을 돌려드려요. 어디까지 왔는지 환불 내역에서 볼 수 있어요.`,
    action: "환불 보기",
    samples: [{ amount: 13_200 }],
  }),
  refund_sent: noticeKind<{ amount: number }>({
    group: "money",
    title: "환불을 계좌로 보냈어요",
    body: ({ amount }) => `${formatWon(amount)}을 알려 주신 계좌로 보냈어요.`,
    action: "환불 보기",
    samples: [{ amount: 59_000 }],
  }),
};
