import { RISE_NOTICE_DAYS } from "#domain/membership/plans/plan-edit.ts";
import type { OperatorError } from "../platform/operator-error.ts";

interface PlanTermsInput {
  price: number;
  credits: number;
  from: string;
  forSale: boolean;
}

/** A new version of a plan as the operator typed it. */
export interface PlanPriceCommand extends PlanTermsInput {
  command: "plan-price";
  /** Name or id. */
  plan: string;
}

/** A new plan with its first version. */
export interface PlanCreateCommand extends PlanTermsInput {
  command: "plan-create";
  name: string;
}

export const PLAN_USAGE = `  npm run staff -- plans
      파는 멤버십과 그 가격의 이력을 보여 드려요.
  npm run staff -- plan-price <이름이나 번호> --price <원> --credits <수> --from <YYYY-MM-DD> [--not-for-sale]
      그날부터의 가격과 크레딧을 정해요. 가격은 부가세를 포함해요. 올리는 것은 ${RISE_NOTICE_DAYS}일 전까지 정해야 해요.
  npm run staff -- plan-create <이름> --price <원> --credits <수> --from <YYYY-MM-DD>
      그날부터 파는 새 멤버십을 만들어요. 다른 멤버십 뒤에 보여요.`;

// As wide as the cards on which plans are shown.
const NAME_MAX = 20;

export const PLAN_OPTIONS = {
  price: { type: "string" },
  credits: { type: "string" },
  from: { type: "string" },
  "not-for-sale": { type: "boolean" },
} as const;

type Values = {
  [name in "price" | "credits" | "from"]?: string | undefined;
} & { "not-for-sale"?: boolean | undefined };

/** Reads the rest of `plan-price …`; `usage` makes the error that says what is wrong. */
export function readPlanPrice(
  plan: string | undefined,
  values: Values,
  usage: (complaint: string) => OperatorError,
): PlanPriceCommand {
  if (!plan) throw usage("멤버십의 이름이나 번호를 적어 주세요.");
  return { command: "plan-price", plan, ...readTerms(values, usage) };
}

/** Reads the rest of `plan-create …`. */
export function readPlanCreate(
  raw: string | undefined,
  values: Values,
  usage: (complaint: string) => OperatorError,
): PlanCreateCommand {
  const name = raw?.normalize("NFC").trim() ?? "";
  if (name === "") throw usage("새 멤버십의 이름을 적어 주세요.");
  if ([...name].length > NAME_MAX) throw usage(`이름은 ${NAME_MAX}자까지 쓸 수 있어요.`);
  if (values["not-for-sale"]) throw usage("--not-for-sale: 새 멤버십에는 쓸 수 없어요.");
  return { command: "plan-create", name, ...readTerms(values, usage) };
}

function readTerms(values: Values, usage: (complaint: string) => OperatorError): PlanTermsInput {
  const whole = (name: "price" | "credits") => {
    const raw = values[name]?.replaceAll(",", "") ?? "";
    if (!/^\d{1,10}$/.test(raw)) throw usage(`--${name}: 숫자로 적어 주세요.`);
    return Number(raw);
  };
  const { from } = values;
  if (!from) throw usage("--from: 언제부터인지 2027-03-01처럼 적어 주세요.");
  return {
    price: whole("price"),
    credits: whole("credits"),
    from,
    forSale: values["not-for-sale"] !== true,
  };
}
