import type { BoundRule, FieldValues } from "./field-rule.ts";
import type { ProductRuleName } from "./product-rules.ts";
import type { RuleName } from "./standard-rules.ts";

/** What a rule may look at beside its value. */
export interface RuleFacts {
  values: FieldValues;
  /** The format of a `date_format` beside the rule. */
  dateFormat?: string | undefined;
}

/** A rule as it is named in a line: its parameters come as a list, as text when the line is text. */
export interface StandardRule {
  passes: (value: unknown, params: readonly unknown[], facts: RuleFacts) => boolean;
  /** Names of the parameters in the order of the list. Rules without them take an object as it is. */
  names?: readonly string[];
  /** Whether an empty field fails or passes by this rule too. */
  demands?: (params: readonly unknown[], facts: RuleFacts) => boolean;
  /** The parameters as its message shows them, where that is not as they were given. */
  said?: (params: readonly unknown[], dateFormat: RuleFacts["dateFormat"]) => readonly unknown[];
  /** The text behind the colon is one parameter, commas and all. */
  whole?: boolean;
}

/** A rule of ours: several in a row where one sentence is not enough. */
export interface ProductRule {
  bound: (params: readonly unknown[]) => readonly BoundRule[];
  names?: readonly string[];
  demands?: never;
  whole?: never;
}

/** A rule of the standard catalogue, or one of ours that stands beside them. */
export type KnownRule =
  | { kind: "standard"; name: RuleName; rule: StandardRule }
  | { kind: "product"; name: ProductRuleName; rule: ProductRule };

/** The rules that lines may name: the one of a name, or null for an unknown one. */
export type RuleCatalogue = (name: string) => KnownRule | null;

/** The catalogue of the rules of these tables. */
export function catalogueOf(
  standard: Partial<Record<RuleName, StandardRule>>,
  product: Partial<Record<ProductRuleName, ProductRule>>,
): RuleCatalogue {
  return (name) => {
    const ours = ownValue(product, name);
    if (ours) return { kind: "product", name: name as ProductRuleName, rule: ours };
    const rule = ownValue(standard, name);
    return rule ? { kind: "standard", name: name as RuleName, rule } : null;
  };
}

function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
