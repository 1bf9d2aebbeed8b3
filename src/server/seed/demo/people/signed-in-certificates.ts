import { addDays } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { Market } from "../market.ts";
import { addNotification } from "../story/add-notification.ts";
import { addDocument } from "./add-document.ts";
import type { DemoPro } from "./demo-pro.ts";

const PATH = "/pro/certifications";

/** Gives the pro whom people sign in as one paper that runs out soon and one that staff turned down. */
export function addSignedInCertificates(
  market: Market,
  { pro, phonePro, staffId }: { pro: DemoPro; phonePro: DemoPro; staffId: string },
): void {
  const { now, dice } = market;
  const holder = (one: DemoPro) => ({ proId: one.id, accountId: one.accountId, staffId });
  const stream = dice.stream("told-certificates");
  const expiresOn = addDays(market.today, 21);
  addDocument(
    market,
    holder(pro),
    {
      kind: "award",
      title: "정리수납전문가 1급",
      issuer: "정리수납 협회",
      state: "approved",
      submittedAt: now - 300 * DAY_MS,
      expiresOn,
      shown: true,
    },
    stream,
  );
  const reason = "수료증의 발급 번호가 잘려서 보이지 않아요. 네 귀퉁이가 모두 나오게 찍어 주세요.";
  const decidedAt = now - 30 * HOUR_MS;
  addDocument(
    market,
    holder(pro),
    {
      kind: "award",
      title: "건물위생관리 교육 수료",
      issuer: "건물위생 교육원",
      state: "rejected",
      reason,
      submittedAt: now - 2 * DAY_MS,
      decidedAt,
    },
    stream,
  );
  addDocument(
    market,
    holder(phonePro),
    {
      kind: "licence",
      title: "공조냉동기계기능사",
      issuer: "한국산업인력공단",
      state: "pending",
      submittedAt: now - 7 * HOUR_MS,
      shown: true,
    },
    stream,
  );
  addNotification(market, {
    accountId: pro.accountId,
    kind: "certification_rejected",
    values: { label: "건물위생관리 교육 수료", reason },
    path: PATH,
    requestId: null,
    at: decidedAt,
  });
  addNotification(market, {
    accountId: pro.accountId,
    kind: "certification_expiring",
    values: { label: "정리수납전문가 1급", expiresOn },
    path: PATH,
    requestId: null,
    at: now - DAY_MS,
  });
}
