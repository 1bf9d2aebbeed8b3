import type { UserType } from "#domain/account/user-type.ts";

const HOMES = { visitor: "/", customer: "/", pro: "/pro", staff: "/staff" } as const;

/** Where somebody begins: after the login, after a change of face, and behind 홈. */
export function homePath<T extends UserType>(userType: T): (typeof HOMES)[T] {
  return HOMES[userType];
}
