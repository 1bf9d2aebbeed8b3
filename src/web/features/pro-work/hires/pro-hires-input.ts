/** The list's input for the page's `?state=`: what runs, unless what is done is asked for. */
export function proHiresInput(state: string | undefined): { state: "hired" | "completed" } {
  return { state: state === "completed" ? "completed" : "hired" };
}
