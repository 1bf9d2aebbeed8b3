/**
 * The id under which the server's log knows the request that brought this page; null when it is not known. It is
 * what a person can name when the page itself breaks, without an answer of the API that would carry one.
 */
export function pageRequestId(): string | null {
  const [arrival] = performance.getEntriesByType("navigation");
  if (!arrival || !("serverTiming" in arrival)) return null;
  const timings = (arrival as PerformanceNavigationTiming).serverTiming;
  return timings.find(({ name }) => name === "request")?.description || null;
}
