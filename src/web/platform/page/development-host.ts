/** Whether development tooling may show at this host name (spec §9). */
export function isDevelopmentHost(hostname: string): boolean {
  return hostname.includes("local.") || hostname.includes("dev");
}
