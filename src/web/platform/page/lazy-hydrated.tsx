import { Suspense, use, useEffect, type ComponentType } from "react";
import { untilConnected } from "../api/connection.ts";
import { restoreEarlyInput } from "./early-input.ts";
import { useClickReplay } from "./use-click-replay.ts";

interface LazyIsland<P> {
  Part: ComponentType<P>;
  /** Fetches its code, once; settles when it can be rendered. */
  load: () => Promise<unknown>;
}

const loads = new Set<() => Promise<unknown>>();

/** Settles when every deferred part of the modules that are here has its code, or has failed to get it. */
export async function lazyIslandsLoaded(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()));
}

/**
 * A part of a page that the page itself does not wait for: the server renders it with the page, and in a browser it
 * is hydrated once its code is here. That is fetched as soon as this is called, or for a `seldom` part when it is
 * first rendered. On the server, which renders in one go, the module that has the part awaits `load`. The part must begin
 * with what the server knew: answers that the page has fetched meanwhile are not in what was rendered.
 */
export function lazyHydrated<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { seldom = false }: { seldom?: boolean } = {},
): LazyIsland<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const load = () => {
    loading ??= untilConnected()
      .then(fetchPart)
      .then((part) => (loaded = part));
    return loading;
  };
  loads.add(load);
  let renderable: Promise<ComponentType<P>> | null = null;
  // Never when its code is lost: what the server rendered stays then, to be read at least.
  const whenRenderable = () =>
    (renderable ??=
      loaded === null
        ? new Promise((resolve) => {
            load().then(resolve, () => undefined);
          })
        : // As React marks what it has waited for: rendered at once, which a promise alone never is.
          Object.assign(Promise.resolve(loaded), { status: "fulfilled", value: loaded }));
  if (!seldom) load().catch(() => undefined);
  const Loaded = ({ props, onAlive }: { props: P; onAlive: () => void }) => {
    useEffect(onAlive, [onAlive]);
    useEffect(restoreEarlyInput, []);
    // Each time, also with the code at hand: where it suspended once, React expects it again.
    const Component = use(whenRenderable());
    return <Component {...props} />;
  };
  const Part = (props: P) => {
    const { waiting, place, release, giveUp } = useClickReplay();
    useEffect(() => {
      load().catch(giveUp);
    }, [giveUp]);
    return (
      <div ref={place} className="contents" data-waiting={waiting || undefined}>
        <Suspense>
          <Loaded props={props} onAlive={release} />
        </Suspense>
      </div>
    );
  };
  return { Part, load };
}
