import { productRules } from "./product-rules.ts";
import { catalogueOf } from "./rule-catalogue.ts";
import type { RuleCatalogue } from "./rule-catalogue.ts";
import { standardRules } from "./standard-rules.ts";
import type { RuleName } from "./standard-rules.ts";

const ALIASES: Readonly<Record<string, RuleName>> = { in: "included", not_in: "excluded" };

const byName = catalogueOf(standardRules, productRules);

/** Every rule there is, some of them by another name too (`in`, `not_in`). */
export const everyRule: RuleCatalogue = (name) =>
  byName(Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name);
