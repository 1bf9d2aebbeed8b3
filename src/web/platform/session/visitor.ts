import type { Visitor } from "#contract/page-rendering.ts";
import { usePageContext } from "../page/page-context.ts";

export type { Visitor } from "#contract/page-rendering.ts";

export const ANONYMOUS: Visitor = { authenticated: false, userType: "visitor" };

const USER_TYPES: readonly string[] = ["customer", "pro", "staff"];

/**
 * Reads `data-authenticated` and `data-user-type`. Anything but a known pair is an anonymous visitor;
 * cookies are never asked.
 */
export function readVisitor(data: { authenticated?: string; userType?: string }): Visitor {
  if (data.authenticated !== "true" || !USER_TYPES.includes(data.userType ?? "")) return ANONYMOUS;
  return { authenticated: true, userType: data.userType as Visitor["userType"] };
}

/** The visitor of this page. It changes only with a new page: login, logout and the switch load one. */
export function useVisitor(): Visitor {
  return usePageContext().visitor;
}
