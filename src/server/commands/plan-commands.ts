import { groupDigits } from "#domain/text/group-digits.ts";
import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import { spokenWon } from "#domain/won/spoken-won.ts";
import { addDays } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import {
  checkPlanEdit,
  MOST_CREDITS,
  RISE_NOTICE_DAYS,
  type PlanEditRefusal,
} from "#domain/membership/plans/plan-edit.ts";
import { versionOn } from "#domain/membership/plans/plan-version.ts";
import { CONSENT_DAYS } from "#domain/schedule/renewal-times.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { reschedulePlan } from "../features/memberships/reschedule-plan.ts";
import {
  addPlan,
  addPlanVersion,
  findNamedVersions,
  type PlanVersionRow,
} from "../features/memberships/edit-plan.ts";
import { commandLineActor, writeStaffLog } from "../features/staff/log.ts";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Sql } from "../platform/database/sql.ts";
import type { Ids } from "../platform/ids.ts";
import { OperatorError } from "../platform/operator-error.ts";
import type { PlanCreateCommand, PlanPriceCommand } from "./plan-arguments.ts";

interface PlanDeps {
  sql: Sql;
  clock: Clock;
  ids: Ids;
  operator: string;
}

/** The plans with every version they had, have and will have. */
export async function listPlans({ sql, clock }: PlanDeps): Promise<string> {
  const versions = await findNamedVersions(sql);
  const today = seoulDay(clock.now().getTime());
  return [...new Set(versions.map(({ plan_id }) => plan_id))]
    .map((planId) => {
      const own = versions.filter(({ plan_id }) => plan_id === planId);
      const current = versionOn(own, planId, today);
      const lines = own.map(
        (one) => `  ${one.effective_from === current?.effective_from ? "▸" : " "} ${lineOf(one)}`,
      );
      return [`${own[0]?.name}  ${own[0]?.product_id}`, ...lines].join("\n");
    })
    .join("\n");
}

/** Adds a version of a plan and says what its members will be asked. The past never changes. */
export async function setPlanPrice(deps: PlanDeps, asked: PlanPriceCommand): Promise<string> {
  const { sql, clock, ids } = deps;
  const now = clock.now();
  return inTransaction(sql, async (tx) => {
    const versions = await findNamedVersions(tx);
    const plan = versions.find((one) =>
      [one.name, one.product_id, one.plan_id].includes(asked.plan),
    );
    if (!plan) throw new OperatorError(`${asked.plan}: 그런 멤버십이 없어요.`);
    const { price, credits, from: effective_from, forSale: for_sale } = asked;
    const version = { ...plan, price, credits, effective_from, for_sale };
    const today = seoulDay(now.getTime());
    const checked = checkPlanEdit(versions, version, today);
    if (!checked.ok) throw new OperatorError(REFUSALS[checked.code](today));
    if (!(await addPlanVersion(tx, version))) {
      throw new OperatorError(REFUSALS.version_exists(today));
    }
    await writeStaffLog(tx, {
      by: commandLineActor(deps.operator),
      kind: "decision",
      action: "plan.price",
      subject: { kind: "product", id: plan.product_id },
      reason: lineOf(version),
      now,
      ids,
    });
    const members = await reschedulePlan(tx, plan.plan_id, now);
    return describe(version, { members, rises: checked.rises });
  });
}

/** Adds a plan that can be bought from a day ahead of today on. */
export async function createPlan(deps: PlanDeps, asked: PlanCreateCommand): Promise<string> {
  const { sql, clock, ids } = deps;
  const { name, price, credits, from: effective_from, forSale: for_sale } = asked;
  const plan = { product_id: ids.next(), plan_id: ids.next(), name };
  const version = { ...plan, price, credits, effective_from, for_sale };
  const now = clock.now();
  return inTransaction(sql, async (tx) => {
    const today = seoulDay(now.getTime());
    const checked = checkPlanEdit([], version, today);
    if (!checked.ok) throw new OperatorError(REFUSALS[checked.code](today));
    if (!(await addPlan(tx, plan))) throw new OperatorError(`${name}: 같은 이름의 상품이 있어요.`);
    await addPlanVersion(tx, version);
    await writeStaffLog(tx, {
      by: commandLineActor(deps.operator),
      kind: "decision",
      action: "plan.create",
      subject: { kind: "product", id: plan.product_id },
      reason: lineOf(version),
      now,
      ids,
    });
    return `${name}: ${lineOf(version)}\n그날부터 살 수 있어요. 번호는 ${plan.product_id}예요.`;
  });
}

const REFUSALS: Record<PlanEditRefusal, (today: string) => string> = {
  price_invalid: () => `--price: 0원부터 ${spokenWon(HIGHEST_PRICE)}까지 적을 수 있어요.`,
  credits_invalid: () => `--credits: 1부터 ${groupDigits(MOST_CREDITS)}까지 적을 수 있어요.`,
  day_invalid: () => "--from: 날짜를 2027-03-01처럼 적어 주세요.",
  day_not_ahead: () => "--from: 내일부터 정할 수 있어요. 지나간 날과 오늘의 가격은 바뀌지 않아요.",
  rise_too_soon: (today) =>
    `--from: 가격을 올리는 것은 ${formatKoreanDate(addDays(today, RISE_NOTICE_DAYS))}부터 정할 수 있어요. 쓰고 있는 사람이 갱신 ${CONSENT_DAYS}일 전부터 동의할 수 있어야 해요.`,
  version_exists: () => "--from: 그날부터의 가격이 이미 있어요. 다른 날을 적어 주세요.",
};

function describe(
  version: PlanVersionRow,
  { members, rises }: { members: number; rises: boolean },
): string {
  const { name, effective_from: from } = version;
  const effect = rises
    ? [
        `지금 이 멤버십을 쓰는 ${members}명은 ${formatKoreanDate(from)}이나 그 뒤의 갱신 ${CONSENT_DAYS}일 전부터 새 가격에 동의할지 묻게 돼요.`,
        "동의하지 않으면 더 받지 않고 그 기간으로 끝나요.",
      ]
    : [
        `지금 이 멤버십을 쓰는 ${members}명에게는 묻지 않고, ${formatKoreanDate(from)}이나 그 뒤의 갱신부터 적용돼요.`,
      ];
  const closed = version.for_sale ? [] : ["그날부터 새로 시작하거나 이 멤버십으로 바꿀 수 없어요."];
  return [`${name}: ${lineOf(version)}`, ...effect, ...closed].join("\n");
}

function lineOf(version: Omit<PlanVersionRow, "plan_id" | "product_id" | "name">): string {
  const sold = version.for_sale ? "" : " · 팔지 않음";
  return `${version.effective_from}부터 ${formatWon(version.price)} · ${version.credits} 크레딧${sold}`;
}
