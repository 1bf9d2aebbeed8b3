import type { ComponentType } from "react";

/**
 * What stands around a page. `site`: header, footer and, on a phone, the tabs. `detail`: as site, but on a
 * phone a back button instead of the tabs, which leaves the lower edge to the page's main action. `task`:
 * only the name and a way out, for forms that want the whole attention. `room`: as high as the screen, which the page
 * fills; a phone shows nothing else. `staff`: the back office's own links.
 */
export type Frame = "site" | "detail" | "task" | "room" | "staff";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    frame?: Frame;
    /** What the page stands on: white for browsing, the desk under papers. */
    ground?: "desk";
    /** A header of the frame's own, which comes with the routes that have it. */
    header?: ComponentType;
    /** Drawn once per short interval for all anonymous visitors: only for pages that anyone may see. */
    shared?: boolean;
    /** What it loads may be loaded before anybody asks for the page: reading it does nothing. */
    harmless?: boolean;
  }
}
