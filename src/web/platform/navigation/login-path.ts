import { sameOriginPath } from "./same-origin-path.ts";

/** The login page that comes back to `next` afterwards. Home needs no way back. */
export function loginPath(next: string): string {
  const safe = sameOriginPath(next);
  return safe && safe !== "/" ? `/login?next=${encodeURIComponent(safe)}` : "/login";
}

/** The sign-up page that comes back to `next` afterwards. */
export function signupPath(next: string): string {
  return `/signup?next=${encodeURIComponent(next)}`;
}

/** Where a mobile number is proven, coming back to `next` afterwards. */
export function verifyPhonePath(next: string): string {
  return `/verify-phone?next=${encodeURIComponent(next)}`;
}

/** Where staff pass the second factor, coming back to `next` afterwards. */
export function secondFactorPath(next: string): string {
  const safe = sameOriginPath(next);
  return safe ? `/staff/second-factor?next=${encodeURIComponent(safe)}` : "/staff/second-factor";
}
