import { tabStorage } from "#web/platform/draft/device-storage.ts";

const keyOf = (slug: string) => `request-visit.${slug}`;
const sentKeyOf = (slug: string) => `request-sent.${slug}`;

/** Says that the draft is being written in this tab: walking back and forth in it is no return to it. */
export function beginVisit(slug: string): void {
  tabStorage.write(keyOf(slug), "1");
  tabStorage.remove(sentKeyOf(slug));
}

/** Says that its writer has left it: the next time it is offered anew. */
export function endVisit(slug: string): void {
  tabStorage.remove(keyOf(slug));
}

/** Says what became of the draft: steps of it still lie behind in the tab's history. */
export function endInRequest(slug: string, requestId: string): void {
  tabStorage.write(sentKeyOf(slug), requestId);
}

/** The request that the draft of this tab became; null once another is begun. */
export function requestOfThisVisit(slug: string): string | null {
  return tabStorage.read(sentKeyOf(slug));
}

export function isOfThisVisit(slug: string): boolean {
  return tabStorage.read(keyOf(slug)) !== null;
}
