import { documentPaths } from "#contract/document-paths.ts";

/**
 * What is not for robots: calls, what belongs to a person, steps on the way to something, and searches with more than
 * one choice, of which there is no end. Pages that must not be kept say so themselves.
 */
const KEPT_OUT = [
  "/api/",
  "/api2/",
  "/login-xhr/",
  "/logout-xhr/",
  "/events",
  "/webhooks/",
  "/metrics",
  "/dev/",
  "/staff",
  "/me$",
  "/requests",
  "/request/",
  "/review/",
  "/quote",
  "/chats",
  "/notifications",
  "/consultations",
  "/user/",
  "/setting/",
  "/pro/",
  "/membership",
  "/testimonial$",
  "/verify-phone",
  "/search-suggest",
  "/search?*&",
] as const;

/** Inside of what is kept out. */
const LET_IN = ["/membership/plans$", `${documentPaths.pictures}/`] as const;

/** The text of /robots.txt at an origin of ours. */
export function robotsText(origin: string): string {
  const lines = [
    "User-agent: *",
    ...LET_IN.map((path) => `Allow: ${path}`),
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${documentPaths.sitemap}`,
  ];
  return `${lines.join("\n")}\n`;
}
