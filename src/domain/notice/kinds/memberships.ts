import { RENEWAL_NOTICE_DAYS } from "#domain/schedule/renewal-times.ts";
import type { MembershipNotice } from "#domain/membership/lifecycle-names.ts";
import { noticeKind, type MembershipWords, type NoticeKind } from "../notice-kind.ts";
import { sampleWords } from "./membership-samples.ts";

const TITLES: Record<MembershipNotice, string> = {
  purchased: "멤버십 결제를 확인하고 있어요",
  activated: "멤버십이 시작됐어요",
  purchase_failed: "멤버십을 시작하지 못했어요",
  renewed: "멤버십이 갱신됐어요",
  renewal_failed: "멤버십 결제가 되지 않았어요",
  overdue: "멤버십 결제가 밀려 있어요",
  recovered: "밀린 결제가 끝났어요",
  change_scheduled: "다음 기간부터 멤버십이 바뀌어요",
  change_unscheduled: "멤버십 변경을 취소했어요",
  changed: "멤버십이 바뀌었어요",
  upgraded: "멤버십을 업그레이드했어요",
  upgrade_failed: "멤버십을 업그레이드하지 못했어요",
  cancel_scheduled: "멤버십 해지를 예약했어요",
  restarted: "해지를 취소했어요",
  ended: "멤버십이 끝났어요",
  refunded: "멤버십 요금을 돌려드려요",
  renewal_in_7_days: `${RENEWAL_NOTICE_DAYS}일 뒤 멤버십이 갱신돼요`,
  renewal_tomorrow: "내일 멤버십이 갱신돼요",
  price_rise_consent: "멤버십 가격이 올라요. 동의가 필요해요",
};

export type MembershipKind = `membership_${MembershipNotice}`;

/** What a member is notified of; the sentences come from `domain/membership/notices`. */
export const membershipNotices = Object.fromEntries(
  (Object.keys(TITLES) as MembershipNotice[]).map((name) => [
    `membership_${name}`,
    noticeKind<MembershipWords>({
      group: "money",
      title: (words) => words.title ?? TITLES[name],
      body: (words) => words.body,
      action: name === "refunded" ? "환불 보기" : "내 멤버십 보기",
      text: (words) => words.text,
      samples: [sampleWords(name)],
    }),
  ]),
) as Record<MembershipKind, NoticeKind<MembershipWords>>;
