import type { OperatorError } from "../platform/operator-error.ts";

/** A new version of a plan as the operator typed it. */
export interface PlanPriceCommand {
  command: "plan-price";
  /** Name or id. */
  plan: string;
  price: number;
  credits: number;
  from: string;
  forSale: boolean;
}

export const PLAN_USAGE = `  npm run staff -- plans
      파는 멤버십과 그 가격의 이력을 보여 드려요.
  npm run staff -- plan-price <이름이나 번호> --price <원> --credits <수> --from <YYYY-MM-DD> [--not-for-sale]
      그날부터의 가격과 크레딧을 정해요. 가격은 부가세를 포함해요. 올리는 것은 31일 전까지 정해야 해요.`;

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
  const whole = (name: "price" | "credits") => {
    const typed = values[name]?.replaceAll(",", "") ?? "";
    if (!/^\d{1,10}$/.test(typed)) throw usage(`--${name}: 숫자로 적어 주세요.`);
    return Number(typed);
  };
  const { from } = values;
  if (!from) throw usage("--from: 언제부터인지 2027-03-01처럼 적어 주세요.");
  return {
    command: "plan-price",
    plan,
    price: whole("price"),
    credits: whole("credits"),
    from,
    forSale: values["not-for-sale"] !== true,
  };
}
