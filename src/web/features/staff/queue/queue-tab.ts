export type QueueTab = "pros" | "name_changes" | "certifications" | "reports";

/** The tab that the page's query names; pros for anything else. */
export function queueTabOf(tab: string | undefined): QueueTab {
  return tab === "name_changes" || tab === "certifications" || tab === "reports" ? tab : "pros";
}
