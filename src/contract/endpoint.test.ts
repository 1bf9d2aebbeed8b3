import * as z from "zod";
import { expect, it } from "vitest";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { registry } from "./registry.ts";

const rest = { summary: "A thing", access: "anyone", output: z.object({}) } as const;
const id = z.string();

it("wants a schema for each placeholder of its route and for nothing else", () => {
  const made = [
    endpoint("GET /api/things/", rest),
    endpoint("GET /api/things/{thingId}", { ...rest, params: { thingId: id } }),
    // @ts-expect-error nothing says what thingId is
    endpoint("GET /api/things/{thingId}", rest),
    // @ts-expect-error one of two
    endpoint("GET /api/things/{thingId}/{partId}", { ...rest, params: { thingId: id } }),
    // @ts-expect-error another name
    endpoint("GET /api/things/{thingId}", { ...rest, params: { id } }),
    // @ts-expect-error one too many
    endpoint("GET /api/things/{thingId}", { ...rest, params: { thingId: id, partId: id } }),
    // @ts-expect-error none in the route
    endpoint("GET /api/things/", { ...rest, params: { thingId: id } }),
  ];
  expect(made[1]?.params).toEqual({ thingId: id });
});

it("may be shared when it is a plain public read", () => {
  const made = [
    endpoint("GET /api/things/", { ...rest, shared: true }),
    // @ts-expect-error somebody's own
    endpoint("GET /api/things/", { ...rest, access: "member", shared: true }),
  ];
  expect(made).toHaveLength(2);
  const shared = Object.values(registry).filter((one) => "shared" in one);
  expect(shared.length).toBeGreaterThan(10);
  for (const one of shared) {
    expect(one).toMatchObject({ access: "anyone", route: expect.stringMatching(/^GET /) });
    const { transfer, demandsToken, idempotent, success }: Endpoint = one;
    expect({ transfer, demandsToken, idempotent, success }, one.route).toEqual({});
  }
});

it("has a name of its own, in a group that the registry takes", () => {
  const files = import.meta.glob<Record<string, unknown>>("./endpoints/**/*.ts", { eager: true });
  const groups = Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter(([name]) => name.endsWith("Endpoints"))
    .map(([, group]) => Object.keys(group as object));
  expect(groups.length).toBeGreaterThan(30);
  expect(groups.flat().toSorted()).toEqual(Object.keys(registry).toSorted());
});
