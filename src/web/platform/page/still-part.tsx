import { use, useId, useState, type ComponentType } from "react";
import { untilConnected } from "../api/connection.ts";

interface StillPart {
  Part: ComponentType;
  /** Fetches its code, once. The module that renders it on the server awaits this first. */
  load: () => Promise<unknown>;
}

/**
 * A part of a page with nothing to press in it and nothing that changes. What the server wrote stays as it stands, so
 * that a first page does not fetch code only to write the same again; who comes from another page does fetch it.
 */
export function stillPart(fetchPart: () => Promise<ComponentType>): StillPart {
  let loading: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;
  const load = () => {
    loading ??= untilConnected()
      .then(fetchPart)
      .then((part) => (loaded = part));
    return loading;
  };
  // The page before stays until this is here; a page without it is better than none.
  let renderable: Promise<ComponentType> | null = null;
  function Loaded() {
    const Component = loaded ?? use((renderable ??= load().catch(() => Nothing)));
    return <Component />;
  }
  function Part() {
    const id = useId();
    const [written] = useState(() => writtenBefore(id));
    if (written === null) {
      return (
        <div id={id} className="contents">
          <Loaded />
        </div>
      );
    }
    return (
      <div
        id={id}
        className="contents"
        suppressHydrationWarning
        // What stands there already, written by the server.
        dangerouslySetInnerHTML={{ __html: written }}
      />
    );
  }
  return { Part, load };
}

function Nothing() {
  return null;
}

/** The server's markup under this id, which only a page being hydrated has. */
function writtenBefore(id: string): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(id)?.innerHTML ?? null;
}
