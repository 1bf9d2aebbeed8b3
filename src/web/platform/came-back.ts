/** True in a document to which the browser's own back or forward button led. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}
