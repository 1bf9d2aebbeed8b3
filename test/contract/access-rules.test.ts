import { expect, it } from "vitest";
import type { Access } from "#contract/endpoint.ts";
import type { EndpointName } from "#contract/registry.ts";
import { registry } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";

// What the declared access of each endpoint has to agree with, whatever stands beside it.

const accessOf = (name: EndpointName): Access => registry[name].access;
const methodOf = (name: EndpointName) => routeOf(name).method;
const pathOf = (name: EndpointName) => routeOf(name).path.replace(/\/$/, "");
/** The list in which a thing stands: its path without its id at the end. */
const listOf = (path: string) => path.replace(/\/\{\w+\}$/, "");

// Who has yet to confirm a phone number sees what is theirs, changes it and takes it away.
it("asks for a confirmed phone number only of who sends, buys or uploads something", () => {
  const asking = endpointNames.filter((name) => accessOf(name) === "verified");
  expect(asking).not.toEqual([]);
  expect(asking.filter((name) => methodOf(name) !== "POST")).toEqual([]);
});

// A suspended pro who sees an address of their calendar would otherwise be unable to take it back.
it("lets everybody remove what they may read of their own", () => {
  const own: readonly Access[] = ["member", "pro", "pro_at_work"];
  const pairs = endpointNames
    .filter((name) => methodOf(name) === "DELETE")
    .flatMap((remove) => {
      const places = [pathOf(remove), listOf(pathOf(remove))];
      return endpointNames
        .filter((name) => methodOf(name) === "GET" && places.includes(pathOf(name)))
        .filter((read) => own.includes(accessOf(read)))
        .map((read) => ({ remove, read }));
    });
  expect(pairs.length).toBeGreaterThan(10);
  const refused = pairs.filter(
    ({ remove, read }) => ![accessOf(read), "anyone"].includes(accessOf(remove)),
  );
  expect(refused).toEqual([]);
});
