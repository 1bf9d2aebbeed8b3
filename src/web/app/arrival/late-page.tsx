import { lazyRouteComponent, useMatch } from "@tanstack/react-router";
import { memo, useId, useState, type FunctionComponent } from "react";
import { AsWritten } from "#ui/still-part.tsx";
import { isPageAlive } from "#web/platform/page/early-input.ts";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { readVisitor, type Visitor } from "#web/platform/session/visitor.ts";

type FetchPage = () => Promise<FunctionComponent>;

/** Settles when the parts can be rendered that a page mostly shows a person; of lost code it says nothing. */
type LoadParts = (userType: Visitor["userType"]) => Promise<unknown>;

/**
 * A route's component, for a page that works as the server wrote it: links, and what the browser opens by itself. Who
 * arrives there fetches no code of it; who moves there, or on from it to another of its kind, does so like that of any
 * page.
 */
export function stillPage(fetchPage: FetchPage) {
  const Page = movedTo(fetchPage);
  function StillPage() {
    const page = useMatch({ strict: false, select: ({ id }) => id });
    return (
      <AsWritten of={page}>
        <Page />
      </AsWritten>
    );
  }
  return Object.assign(StillPage, {
    preload: () => (!import.meta.env.SSR && isHydrating() ? Promise.resolve() : Page.preload?.()),
  });
}

/**
 * A route's component, for a page that is read first: who arrives there gets its code once they do something, if they are
 * not signed in.
 */
export function usedPage(fetchPage: FetchPage, loadParts?: LoadParts) {
  const Page = movedTo(fetchPage, loadParts);
  // Not rendered a second time when it lives: parts in it may still wait to be hydrated with what they were given.
  const page = lazyHydrated(() => fetchPage().then((component) => memo(component)), {
    whenUsed: true,
    seldom: true,
    ofRoute: true,
  });
  function UsedPage() {
    const id = useId();
    // Only what the server wrote stands there before it is rendered.
    const [arrives] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
    if (!arrives) return <Page />;
    return (
      <div id={id} className="contents">
        <page.Part />
      </div>
    );
  }
  return Object.assign(UsedPage, {
    preload: async () => {
      if (import.meta.env.SSR) await page.load();
      else if (!isHydrating()) await Page.preload?.();
      else if (visitorHere().authenticated) {
        await page.load().catch(() => undefined);
      }
    },
  });
}

/**
 * A route's component, for a page that lives where people arrive, though parts of it stay as the server wrote them. Who
 * moves there waits for those parts.
 */
export function partlyStillPage(fetchPage: FetchPage, loadParts: LoadParts) {
  const Page = movedTo(fetchPage);
  function PartlyStillPage() {
    return <Page />;
  }
  return Object.assign(PartlyStillPage, {
    preload: async () => {
      await Page.preload?.();
      if (!import.meta.env.SSR && !isHydrating()) await load(loadParts);
    },
  });
}

/**
 * The page for whom it is no page of arrival. It comes whole: the router shows it in one go, and what is not here by then
 * would leave a gap, move what is pressed below it, and lose the place of whoever comes back.
 */
function movedTo(fetchPage: FetchPage, loadParts?: LoadParts) {
  return lazyRouteComponent(async () => {
    const page = await fetchPage();
    if (loadParts) await load(loadParts);
    return { default: page };
  });
}

/** A page without one of its parts is better than none. */
async function load(parts: LoadParts): Promise<void> {
  await parts(visitorHere().userType).catch(() => undefined);
}

function visitorHere(): Visitor {
  return readVisitor(document.documentElement.dataset);
}

/** A browser has what the server rendered, and React has not taken it over yet. */
function isHydrating(): boolean {
  return !isPageAlive() && document.getElementById("main") !== null;
}
