import { Suspense, use, useId, useState, type ComponentType, type ReactNode } from "react";

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
 * A part of a page with nothing to press in it but links, and nothing that changes by itself. What the server wrote stays as it
 * stands, so that a first page does not fetch code only to write the same again; who comes from another page, or whoever
 * is shown other properties, does fetch it. Lost code leaves the part out: a page without it is better than none.
 */
export function stillPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { element, hasPlace = false }: StillOptions = {},
): StillPart<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  let isLost = false;
  const fetchOnce = () =>
    (loading ??= fetchPart().then(
      (part) => (loaded = part),
      () => {
        isLost = true;
        return Nothing;
      },
    ));
  // Lost code is asked for again, but not while a page without it is being rendered.
  const load = () => {
    if (isLost) loading = null;
    isLost = false;
    return fetchOnce();
  };
  function Loaded({ props }: { props: P }) {
    const Component = loaded ?? use(fetchOnce());
    return <Component {...props} />;
  }
  function Part(props: P) {
    const part = <Loaded props={props} />;
    return (
      <AsWritten of={JSON.stringify(props)} element={element}>
        {hasPlace && !import.meta.env.SSR ? <Suspense>{part}</Suspense> : part}
      </AsWritten>
    );
  }
  return { Part, load };
}

interface AsWrittenProps {
  /** What is shown, as a text: another one is drawn anew. */
  of: string;
  element?: "div" | "span";
  /** Rendered by the server, and in a browser where nothing is written of it. */
  children: ReactNode;
}

/** Leaves what the server wrote as it stands. Links in it lead on inside the app all the same (app/first-move.ts). */
export function AsWritten({ of, element: Box = "div", children }: AsWrittenProps) {
  const id = useId();
  const [written] = useState(() => ({ html: writtenBefore(id), of }));
  if (written.html !== null && written.of === of) {
    return (
      <Box
        id={id}
        data-still
        className="contents"
        suppressHydrationWarning
        // What stands there already.
        dangerouslySetInnerHTML={{ __html: written.html }}
      />
    );
  }
  return (
    <Box id={id} data-still className="contents">
      {children}
    </Box>
  );
}

/** The server's markup under a `useId`, which only a page being hydrated has. */
export function writtenBefore(id: string): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(id)?.innerHTML ?? null;
}

function Nothing() {
  return null;
}
