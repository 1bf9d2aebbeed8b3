import { useSearch } from "@tanstack/react-router";
import { QueuePanes } from "./queue-panes.tsx";
import { queueTabOf } from "./queue-tab.ts";

/** What waits for staff, none of it open. */
export function QueuePage() {
  return <QueuePanes tab={queueTabOf(useSearch({ from: "/staff" }).tab)} />;
}
