import { redirect } from "@tanstack/react-router";
import { loginPath } from "#web/platform/navigation.ts";
import { loadOne, type PageArrival } from "#web/platform/page-data.ts";

/** For pages of every account: others log in first and come back here. */
export function requireAccount({ context, location }: PageArrival): void {
  if (!context.visitor.authenticated) throw redirect({ href: loginPath(location.href) });
}

/** For pages of members. Staff have the back office instead. */
export function requireLogin(arrival: PageArrival): void {
  requireAccount(arrival);
  if (arrival.context.visitor.userType === "staff") throw redirect({ href: "/staff" });
}

/** For pages of approved pros; without an approved profile the way there. */
export async function requirePro(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const me = await loadOne(arrival, "users.me");
  if (me.pro?.state !== "approved") throw redirect({ href: "/pro/apply" });
}
