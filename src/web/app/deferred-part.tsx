import { Suspense, use, type ComponentType } from "react";
import { untilConnected } from "#web/platform/connection.ts";

/**
 * A part of a page below what is seen at first: the server draws it with the page, and in a browser it comes to life
 * once its code is here, which the page itself does not wait for. On the server the module that has it awaits
 * `loading`, since a page is drawn in one go there.
 */
export function deferredPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): { Part: ComponentType<P>; loading: Promise<unknown> } {
  let loaded: ComponentType<P> | null = null;
  const loading = untilConnected()
    .then(load)
    .then((part) => (loaded = part));
  // Whoever draws it hears of a failure.
  loading.catch(() => undefined);
  const Loaded = (props: P) => {
    const Component = loaded ?? use(loading);
    return <Component {...props} />;
  };
  const Part = (props: P) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
  return { Part, loading };
}
