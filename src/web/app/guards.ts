import { notFound, redirect } from "@tanstack/react-router";
import { loginPath, secondFactorPath } from "#web/platform/navigation.ts";
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

/** For pages that charge: they need a proven phone number, and come back here after that. */
export async function requirePhone(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const me = await loadOne(arrival, "users.me");
  if (!me.phone_verified) {
    throw redirect({ to: "/verify-phone", search: { next: arrival.location.href } });
  }
}

/** For pages of approved pros; without an approved profile the way there. */
export async function requirePro(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const me = await loadOne(arrival, "users.me");
  if (me.pro?.state !== "approved") throw redirect({ href: "/pro/apply" });
}

/** For staff; to everybody else who is logged in there is no such page. */
export function requireStaff(arrival: PageArrival): void {
  requireAccount(arrival);
  if (arrival.context.visitor.userType !== "staff") throw notFound();
}

/** The same past the second factor; before it, that comes first. A page meets its end by a call's refusal. */
export async function requireSecondFactor(arrival: PageArrival): Promise<void> {
  requireStaff(arrival);
  const { state } = await loadOne(arrival, "staff.secondFactor");
  if (state === "open") throw redirect({ href: secondFactorPath(arrival.location.href) });
}
