import type { Output } from "#contract/registry.ts";

/** When a pro who had been turned down last applied anew; null of a first application. */
export function sentAgainAt({
  applied_at,
  decisions,
}: Pick<Output<"staff.pros.get">, "applied_at" | "decisions">): string | null {
  const appliedAt = Date.parse(applied_at);
  const isAgain = decisions.some(
    ({ action, at }) => action === "pro.reject" && Date.parse(at) <= appliedAt,
  );
  return isAgain ? applied_at : null;
}
