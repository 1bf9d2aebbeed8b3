import type { LegalTermName } from "../withdrawal/legal-terms.ts";

/**
 * Whose a row is: its column is the account's id (`account`), one of the person's addresses or that id (`contact`), or the id of a row of the named
 * table that is theirs.
 */
export interface Link {
  column: string;
  of: string;
}

/**
 * What becomes of a table's rows when their person is erased. `delete`: the rows go. `clear`: what was given is emptied,
 * the rest stays. `closed`: the same, by a function of the database, as the product may only add to it. `keep`: holds ids only.
 */
export type Fate = "delete" | "clear" | "closed" | "keep";

/**
 * What a column that can hold words is. `given`: the person's own, or about them. `secret`: opens something or is derived from
 * what does; never handed out. `others`: of somebody else; never handed out, and not the person's to take along. `code`: a word
 * of the product's own.
 */
export type Nature = "given" | "secret" | "others" | "code";

export interface DataRule {
  /** Why it is so, where the fate alone does not say it. */
  why: string;
  /** Empty where it is nobody's. */
  links: readonly Link[];
  fate: Fate;
  /** Every column that can hold words (text, jsonb, bytea and lists), in words apart by spaces. */
  columns: Partial<Record<Nature, string>>;
  /** Columns that are theirs only by one of the links, by its column; all others are theirs by each. */
  only?: Readonly<Record<string, string>>;
  /** What is written where it is not the empty value of its column; `{id}` is the row's id. Also for columns without words. */
  blanks?: Readonly<Record<string, string | null>>;
  /** Of these columns' JSON only the texts under these names are emptied. */
  texts?: Readonly<Record<string, string>>;
  /**
   * A copy goes to the archive: by which law, counted from the first of these columns that is set; without one from the
   * day on which its person asked to leave, for what was shown until then.
   */
  archived?: {
    term: LegalTermName;
    from: readonly string[];
    /** Only of a deal, from whose end it is counted: the column here and that of `hires` it equals. */
    deal?: readonly [column: string, ofHire: "quote_id" | "request_id" | "id"];
  };
  /** Why it is not in what a person gets of theirs; left out, it is. */
  unexported?: string;
}

/** Names of the columns of these natures. */
export function columnsOf(rule: DataRule, ...natures: readonly Nature[]): string[] {
  return natures.flatMap((nature) => rule.columns[nature]?.split(" ") ?? []);
}

/** Columns that are emptied when the person goes to whom the row belongs by this link. */
export function clearedBy(rule: DataRule, link: Link): string[] {
  return [...columnsOf(rule, "given", "secret"), ...Object.keys(rule.blanks ?? {})]
    .filter((column, index, all) => all.indexOf(column) === index)
    .filter((column) => (rule.only?.[column] ?? link.column) === link.column);
}

/** Columns that are handed out to the person to whom the row belongs by this link, of all columns of its table. */
export function exportedBy(rule: DataRule, link: Link, all: readonly string[]): string[] {
  const withheld = new Set(columnsOf(rule, "secret", "others"));
  return all.filter(
    (column) => !withheld.has(column) && (rule.only?.[column] ?? link.column) === link.column,
  );
}

/** The row's column holds the account's id. */
export const own = (column = "account_id"): Link => ({ column, of: "account" });
/** The row's column holds one of the person's addresses. */
export const reached = (column: string): Link => ({ column, of: "contact" });
/** The row's column holds the id of something of theirs. */
export const through = (column: string, of: string): Link => ({ column, of });
/** The row belongs to the person's pro profile. */
export const ofPro = (column = "pro_id"): Link => through(column, "pro_profiles");
/** A table of the product's own: nobody's. */
export const nobodys = (code: string, why = "of the product"): DataRule => ({
  why,
  links: [],
  fate: "keep",
  columns: code === "" ? {} : { code },
});
