import { useSyncExternalStore } from "react";

/** What stands behind the "#" of the URL; null while the server draws, which never sees it. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
