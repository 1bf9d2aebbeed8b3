import { expect, test } from "vitest";
import { isEndpointName, routeOf } from "#contract/routes.ts";
import type { EndpointName } from "#contract/registry.ts";
import { staleAfterChange, staleAfterEvent } from "./stale-after.ts";

const lines = [...Object.entries(staleAfterChange), ...Object.entries(staleAfterEvent)];

/** A read, or what changes nothing though its method could: a secret travels in its body. */
function isAsked(name: EndpointName): boolean {
  const after: Readonly<Record<string, readonly EndpointName[]>> = staleAfterChange;
  return routeOf(name).method === "GET" || after[name]?.length === 0;
}

test.each(lines)(
  "after %s only answers that pages ask for are out of date, each named once",
  (_, stale) => {
    expect(stale.filter((name) => !isAsked(name))).toEqual([]);
    expect(new Set(stale).size).toBe(stale.length);
  },
);

test("no line names showing quotes side by side: fetching them again would read them", () => {
  const all: EndpointName[] = lines.flatMap(([, stale]) => [...stale]);
  expect(all).not.toContain("requests.compare");
});

/** What adds to a list, changes one of its things or takes one away. */
const CHANGES_LIST = /\.(?:create|add|save|edit|order|delete|remove|revoke|close)$/;
/** A page asks for them anew each time. */
const NEVER_KEPT: readonly string[] = ["reviews.comments", "support.tickets.messages"];

const ofLists = Object.entries(staleAfterChange).flatMap(([name, stale]) => {
  // That it is gone `pro.get` says: to ask for it again would fail on a page that still shows it.
  if (!CHANGES_LIST.test(name) || name === "pro.consultant.delete") return [];
  const kind = name.slice(0, name.lastIndexOf("."));
  const lists = [kind, `${kind}.list`, `${kind}.own`].filter(
    (one) => isEndpointName(one) && routeOf(one).method === "GET" && !NEVER_KEPT.includes(one),
  );
  return lists.map((list) => [name, list, stale] as const);
});

test.each(ofLists)("after %s the list %s is out of date", (_, list, stale) => {
  expect(stale).toContain(list);
});

test("there are such lists", () => {
  expect(ofLists.length).toBeGreaterThan(40);
});
