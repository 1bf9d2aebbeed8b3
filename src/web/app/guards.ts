import { notFound, redirect } from "@tanstack/react-router";
import type { Output } from "#contract/registry.ts";
import { hasWorkLeft } from "#domain/pro/work-left.ts";
import type { StaffPermission } from "#domain/staff/permissions.ts";
import { loginPath, secondFactorPath, signupPath } from "#web/platform/navigation/login-path.ts";
import { loadOne, type PageArrival } from "#web/platform/page/page-data.ts";

/** For pages of every account: others log in first and come back here. */
export function requireAccount({ context, location }: PageArrival): void {
  if (!context.visitor.authenticated) throw redirect({ href: loginPath(location.href) });
}

/** For pages of members. Staff have the back office instead. */
export function requireLogin(arrival: PageArrival): void {
  requireAccount(arrival);
  if (arrival.context.visitor.userType === "staff") throw redirect({ href: "/staff" });
}

/** For the page by which pros begin: most who are not logged in have no account yet. The sign-up leads on to the log-in. */
export function requireSignUp(arrival: PageArrival): void {
  if (!arrival.context.visitor.authenticated) {
    throw redirect({ href: signupPath(arrival.location.href) });
  }
  requireLogin(arrival);
}

/** For pages that charge: they need a proven phone number, and come back here after that. */
export async function requirePhone(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const me = await loadOne(arrival, "users.me");
  if (!me.phone_verified) {
    throw redirect({ to: "/verify-phone", search: { next: arrival.location.href } });
  }
}

/** For pages of whoever has a pro profile, also before it is approved; who has none begins one. */
export async function requireProfile(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const { pro } = await loadOne(arrival, "users.me");
  if (!pro) throw redirect({ href: "/pro/apply" });
}

/** For pages of approved pros; without an approved profile the way there. */
export async function requirePro(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const me = await loadOne(arrival, "users.me");
  if (me.pro?.state === "approved") return;
  // A suspended one still has the work that runs.
  throw redirect({ href: me.pro && hasWorkLeft(me.pro) ? "/pro" : "/pro/apply" });
}

/** For pages of work that a suspended pro still finishes. */
export async function requireProAtWork(arrival: PageArrival): Promise<void> {
  requireLogin(arrival);
  const me = await loadOne(arrival, "users.me");
  if (!me.pro || !hasWorkLeft(me.pro)) throw redirect({ href: "/pro/apply" });
}

/** For staff; to everybody else who is logged in there is no such page. */
export function requireStaff(arrival: PageArrival): void {
  requireAccount(arrival);
  if (arrival.context.visitor.userType !== "staff") throw notFound();
}

/**
 * For staff past the second factor who may do what a page is for; to the others there is no such page. Before the second
 * factor, that comes first. Where that runs out on an open page, a refused call says so.
 */
export function requirePermission(permission: StaffPermission) {
  return async (arrival: PageArrival): Promise<void> => {
    const { permissions } = await passedStaff(arrival);
    if (!permissions.includes(permission)) throw notFound();
  };
}

async function passedStaff(arrival: PageArrival): Promise<Output<"staff.secondFactor">> {
  requireStaff(arrival);
  const staff = await loadOne(arrival, "staff.secondFactor");
  if (staff.state === "open") throw redirect({ href: secondFactorPath(arrival.location.href) });
  return staff;
}
