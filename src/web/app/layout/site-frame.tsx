import { Outlet, useMatches } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useEffect } from "react";
import { restoreEarlyInput } from "#web/platform/page/early-input.ts";
import { usePageContext } from "#web/platform/page/page-context.ts";
import { AfterPage } from "../after-page.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { loadPendingStandIn } from "../stand-ins.tsx";
import type { Frame } from "../static-data.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

// Links and a way back, which work as the server wrote them.
const parts = () => import("./frame-parts.ts");
const header = lazyHydrated(() => parts().then((module) => module.FrameHeader), { whenUsed: true });
const footer = lazyHydrated(() => parts().then((module) => module.SiteFooter), { whenUsed: true });
const tabs = lazyHydrated(() => parts().then((module) => module.SiteTabs), { whenUsed: true });
if (import.meta.env.SSR) await Promise.all([header, footer, tabs].map((part) => part.load()));

/** Fetches the code of the frame's parts, once. */
export async function loadFrame(): Promise<void> {
  // In the same file; asked for when a page is late, it would be late itself.
  loadPendingStandIn().catch(() => undefined);
  await header.load();
}

const loadSignedIn = () => import("./signed-in.tsx").then((module) => module.SignedIn);
const loadOverdueBanner = () =>
  import("#web/features/memberships/overdue-banner.tsx").then((module) => module.OverdueBanner);
const loadConsentBanner = () =>
  import("#web/features/account/consents/consent-banner.tsx").then(
    (module) => module.ConsentBanner,
  );
const loadInstallHint = () => import("./install-hint.tsx").then((module) => module.InstallHint);
const loadDevelopmentTools = () =>
  import("../development/development-tools.tsx").then((module) => module.DevelopmentTools);

/** What stands around every page, as its route asks (static-data.ts). */
export function SiteFrame() {
  const {
    frame = "site",
    ground,
    header: OwnHeader,
  } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  });
  const { visitor, development } = usePageContext();
  const isMember = visitor.authenticated && visitor.userType !== "staff";
  useArrivalFocus();
  useEffect(restoreEarlyInput, []);
  return (
    <div
      className={clsx(
        "flex flex-col print:min-h-0",
        frame === "room" ? "h-dvh overflow-hidden" : "min-h-dvh",
        ground === "desk" && "bg-desk",
      )}
    >
      <NavigationProgress />
      <ConnectionBanner />
      {OwnHeader ? <OwnHeader /> : <header.Part frame={frame} />}
      {visitor.userType === "pro" && <AfterPage load={loadOverdueBanner} />}
      {isMember && <AfterPage load={loadConsentBanner} />}
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {hasFooter(frame) && <AfterPage load={loadInstallHint} />}
      {hasFooter(frame) && <footer.Part aboveTabs={hasTabs(frame)} />}
      {hasTabs(frame) && <tabs.Part />}
      {visitor.authenticated && <AfterPage load={loadSignedIn} />}
      {development && <AfterPage load={loadDevelopmentTools} />}
    </div>
  );
}

function hasFooter(frame: Frame): boolean {
  return frame === "site" || frame === "detail";
}

function hasTabs(frame: Frame): boolean {
  return frame === "site";
}
