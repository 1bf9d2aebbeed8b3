import { expect, test } from "vitest";
import { routeOf } from "#contract/routes.ts";
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
