/** Whether development tooling may show at this host name (spec §9). */
export function isDevelopmentAddress(hostname: string): boolean {
  return hostname.includes("local.") || hostname.includes("dev");
}
