import { worker } from "./worker-scope.ts";

/** Goes to the page of ours that is open at a path, or opens it. */
export async function openAt(path: string): Promise<void> {
  const target = new URL(path, worker.location.origin);
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname === target.pathname && search === target.search;
  });
  await (there ? there.focus() : worker.clients.openWindow(target.href));
}
