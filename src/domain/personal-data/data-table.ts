import { accountData } from "./account-data.ts";
import type { DataRule } from "./data-rule.ts";
import { dealData } from "./deal-data.ts";
import { moneyData } from "./money-data.ts";
import { proData } from "./pro-data.ts";
import { productData } from "./product-data.ts";

/**
 * Every table of the product, and what becomes of somebody's rows when they leave. In the order in which they are worked
 * off: what leads to a row is there until that row is done.
 */
export const DATA_RULES: Readonly<Record<string, DataRule>> = {
  ...dealData,
  ...moneyData,
  ...proData,
  ...accountData,
  ...productData,
};

/** The rule of a table that is in the list. */
export function dataRule(table: string): DataRule {
  const rule = DATA_RULES[table];
  if (!rule) throw new Error(`no rule for the table ${table}`);
  return rule;
}
