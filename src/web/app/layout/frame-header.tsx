import type { Frame } from "../static-data.ts";
import { SiteHeader } from "./site-header.tsx";
import { TaskHeader } from "./task-header.tsx";

/** The bar above a page in the frame. */
export function FrameHeader({ frame }: { frame: Frame }) {
  if (frame === "task") return <TaskHeader />;
  if (frame !== "room") return <SiteHeader frame={frame} />;
  return (
    <div className="max-lg:hidden">
      <SiteHeader frame={frame} />
    </div>
  );
}
