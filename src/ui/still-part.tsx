import { Suspense, use, useId, useState, type ComponentType } from "react";

interface StillPart<P extends object> {
  Part: ComponentType<P>;
  /** Fetches its code, once. The module that renders it on the server awaits this first. */
  load: () => Promise<unknown>;
}

interface StillOptions {
  /** What it stands in: a `span` within text. */
  element?: "div" | "span";
  /** Where its place has a size of its own, the page need not wait until its code is here. */
  hasPlace?: boolean;
}

/**
 * A part of a page with nothing to press in it and nothing that changes by itself. What the server wrote stays as it
 * stands, so that a first page does not fetch code only to write the same again; who comes from another page, or whoever
 * is shown other properties, does fetch it. Lost code leaves the part out: a page without it is better than none.
 */
export function stillPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { element: Box = "div", hasPlace = false }: StillOptions = {},
): StillPart<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const load = () =>
    (loading ??= fetchPart().then(
      (part) => (loaded = part),
      () => Nothing,
    ));
  function Loaded({ props }: { props: P }) {
    const Component = loaded ?? use(load());
    return <Component {...props} />;
  }
  function Part(props: P) {
    const id = useId();
    const shown = JSON.stringify(props);
    const [written] = useState(() => ({ html: writtenBefore(id), of: shown }));
    if (written.html !== null && written.of === shown) {
      return (
        <Box
          id={id}
          className="contents"
          suppressHydrationWarning
          // What stands there already, written by the server.
          dangerouslySetInnerHTML={{ __html: written.html }}
        />
      );
    }
    const part = <Loaded props={props} />;
    return (
      <Box id={id} className="contents">
        {hasPlace && !import.meta.env.SSR ? <Suspense>{part}</Suspense> : part}
      </Box>
    );
  }
  return { Part, load };
}

/** The server's markup under a `useId`, which only a page being hydrated has. */
export function writtenBefore(id: string): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(id)?.innerHTML ?? null;
}

function Nothing() {
  return null;
}
