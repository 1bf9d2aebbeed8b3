import { tabStorage } from "#web/platform/draft/device-storage.ts";

const keyOf = (slug: string) => `request-visit.${slug}`;

/** Says that the draft is being written in this tab: walking back and forth in it is no return to it. */
export function beginVisit(slug: string): void {
  tabStorage.write(keyOf(slug), "1");
}

/** Says that its writer has left it: the next time it is offered anew. */
export function endVisit(slug: string): void {
  tabStorage.remove(keyOf(slug));
}

export function isOfThisVisit(slug: string): boolean {
  return tabStorage.read(keyOf(slug)) !== null;
}
