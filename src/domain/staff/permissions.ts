export const STAFF_LEVELS = ["moderator", "admin"] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];

/** Who may do what in the back office. Each of its endpoints names the line that it needs. */
const levelsOf = {
  /** What waits, as numbers. */
  queue: ["moderator", "admin"],
  pros: ["moderator", "admin"],
  certifications: ["moderator", "admin"],
  reports: ["moderator", "admin"],
  requests: ["moderator", "admin"],
  reviews: ["moderator", "admin"],
  /** What people were sent, what did not reach them, and sending that again. */
  deliveries: ["moderator", "admin"],
  /** What people ask the help desk. */
  support: ["moderator", "admin"],
  /** The services that people look for and do not find. */
  wishes: ["moderator", "admin"],
  /** One's own entries; the others' are `whole_log`. */
  log: ["moderator", "admin"],
  whole_log: ["admin"],
  /** Taking somebody's work away, and giving it back. */
  suspensions: ["admin"],
  /** Switching off the second step of a member who lost it: whoever may could open any account with a known password. */
  second_steps: ["admin"],
  /** Refunds that are sent by bank, with the accounts they go to. */
  refunds: ["admin"],
  billing: ["admin"],
} as const satisfies Record<string, readonly StaffLevel[]>;

export type StaffPermission = keyof typeof levelsOf;
export const STAFF_PERMISSIONS = Object.keys(levelsOf) as StaffPermission[];

export function holdsPermission(level: StaffLevel, permission: StaffPermission): boolean {
  return levelsOf[permission].some((one) => one === level);
}

/** Everything a level may do. */
export function permissionsOf(level: StaffLevel): StaffPermission[] {
  return STAFF_PERMISSIONS.filter((permission) => holdsPermission(level, permission));
}
