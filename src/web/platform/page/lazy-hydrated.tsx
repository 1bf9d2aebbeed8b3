import { Suspense, use, useEffect, useId, useMemo, useState, type ComponentType } from "react";
import { writtenBefore } from "#ui/still-part.tsx";
import { untilConnected } from "../api/connection.ts";
import { isPageAlive, restoreEarlyInput } from "./early-input.ts";
import { useClickReplay } from "./use-click-replay.ts";
import { whenReached } from "./when-reached.ts";
import { countAsleep, loseAsleep, someAsleep, whenUsed } from "./when-used.ts";

interface LazyIsland<P> {
  Part: ComponentType<P>;
  /** Fetches its code, once; settles when it can be rendered. */
  load: () => Promise<unknown>;
}

interface LazyOptions {
  /** Its code is fetched when it is first rendered. */
  seldom?: boolean;
  /** What the server rendered gets its code when the person comes near it. Its properties are plain data. */
  whenReached?: boolean;
  /** The same when the person first does something on the page; they cannot move on before it lives (allAwake). */
  whenUsed?: boolean;
  /** A whole page, which its route fetches for whom it must not be late. */
  ofRoute?: boolean;
}

const loads = new Set<() => Promise<unknown>>();

/** Settles when every deferred part of the modules that are here has its code, or has failed to get it. */
export async function lazyIslandsLoaded(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()));
}

/**
 * A part of a page that the page itself does not wait for: the server renders it with the page, and in a browser it
 * is hydrated once its code is here. That is fetched as soon as this is called, unless the options let it wait. On the
 * server, which renders in one go, the module that has the part awaits `load`. The part must begin with what the server
 * knew: answers that the page has fetched meanwhile are not in what was rendered.
 */
export function lazyHydrated<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  options: LazyOptions = {},
): LazyIsland<P> {
  const { seldom = false, whenReached: isReached = false, whenUsed: isUsed = false } = options;
  const waits = isReached || isUsed;
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  let come: (part: ComponentType<P>) => void;
  // Never when its code is lost: what the server rendered stays then, to be read at least.
  const coming = new Promise<ComponentType<P>>((resolve) => (come = resolve));
  const load = () => {
    loading ??= untilConnected()
      .then(fetchPart)
      .then((part) => {
        come(part);
        return (loaded = part);
      });
    return loading;
  };
  if (!options.ofRoute) loads.add(load);
  let renderable: Promise<ComponentType<P>> | null = null;
  const whenRenderable = () =>
    (renderable ??=
      loaded === null
        ? coming
        : // As React marks what it has waited for: rendered at once, which a promise alone never is.
          Object.assign(Promise.resolve(loaded), { status: "fulfilled", value: loaded }));
  // What comes with a page that wakes is on the screen already.
  const atOnce = import.meta.env.SSR || !waits || (isPageAlive() && !someAsleep());
  if (!seldom && atOnce) load().catch(() => undefined);
  const Loaded = ({ props, onAlive }: { props: P; onAlive: () => void }) => {
    useEffect(onAlive, [onAlive]);
    useEffect(restoreEarlyInput, []);
    // Each time, also with the code at hand: where it suspended once, React expects it again.
    const Component = use(whenRenderable());
    return <Component {...props} />;
  };
  const Part = (props: P) => {
    const { waiting, place, release, giveUp } = useClickReplay();
    const id = useId();
    const shown = waits ? JSON.stringify(props) : "null";
    // The same as long as they say the same: React throws away what the server rendered for a part that is given others
    // before its code is here.
    const kept = useMemo(() => JSON.parse(shown) as P, [shown]);
    const given = waits ? kept : props;
    // Whoever comes from another page has nothing to look at until the code is here.
    const [written] = useState(() =>
      waits && loading === null && writtenBefore(id) !== null ? shown : null,
    );
    const isAsleep = shown === written;
    // While rendering: a move that changes what is shown waits for the code.
    if (!isAsleep) load().catch(() => undefined);
    useEffect(() => {
      const start = () =>
        void load().catch((error: unknown) => {
          giveUp();
          if (isUsed) loseAsleep(error);
        });
      if (isAsleep && place.current) return (isUsed ? whenUsed : whenReached)(place.current, start);
      start();
    }, [isAsleep, place, giveUp]);
    useEffect(() => (isUsed && waiting ? countAsleep() : undefined), [waiting]);
    const part = useMemo(
      () => (
        <Suspense>
          <Loaded props={given} onAlive={release} />
        </Suspense>
      ),
      // Once alive it is rendered again: a field then has its own value until what was put in early is restored.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      [given, release, waiting],
    );
    return (
      <div
        ref={place}
        id={waits ? id : undefined}
        className="contents"
        data-waiting={waiting ? (isUsed ? "use" : "") : undefined}
      >
        {part}
      </div>
    );
  };
  return { Part, load };
}
