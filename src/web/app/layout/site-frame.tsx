import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { restoreEarlyInput } from "#web/platform/early-input.ts";
import { followEvents } from "#web/platform/live.ts";
import { useVisitor } from "#web/platform/visitor.ts";
import { DevelopmentGate } from "../development/development-gate.tsx";
import { liveTable } from "../live-table.ts";
import type { Frame } from "../static-data.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SessionGate } from "./session-gate.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteTabs } from "./site-tabs.tsx";
import { TaskHeader } from "./task-header.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

/** What stands around every page, as its route asks (static-data.ts). */
export function SiteFrame() {
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame ?? "site" });
  const { authenticated } = useVisitor();
  useArrivalFocus();
  useLiveUpdates();
  useEffect(restoreEarlyInput, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      <ConnectionBanner />
      {frame === "task" ? <TaskHeader /> : <SiteHeader frame={frame} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {frame !== "task" && <SiteFooter aboveTabs={hasTabs(frame)} />}
      {hasTabs(frame) && <SiteTabs />}
      {authenticated && <SessionGate />}
      <DevelopmentGate />
    </div>
  );
}

function hasTabs(frame: Frame): boolean {
  return frame === "site";
}

function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  const { authenticated } = useVisitor();
  useEffect(
    () => (authenticated ? followEvents(queryClient, liveTable) : undefined),
    [authenticated, queryClient],
  );
}
