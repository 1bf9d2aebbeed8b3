export type QueueTab = "pros" | "certifications" | "reports";

/** The tab that the page's query names; pros for anything else. */
export function queueTabOf(tab: string | undefined): QueueTab {
  return tab === "certifications" || tab === "reports" ? tab : "pros";
}
