import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import type { Call } from "./call.ts";
import { createQueryClient } from "./query-client.ts";
import { endpointPages, endpointQuery } from "./query-options.ts";

const [PAGE, LAST] = [
  { items: [1], next: "more" },
  { items: [2], next: null },
];

function clientWith(...answers: unknown[]) {
  const call = vi.fn<(name: string, input: object) => Promise<unknown>>();
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  const client = createQueryClient(call as unknown as Call);
  onTestFinished(() => client.clear());
  return { client, asked: () => call.mock.calls.map(([name, input]) => [name, input]), call };
}

describe("the cache of answers", () => {
  it("asks an endpoint with what it was given, and with nothing where it takes nothing", async () => {
    const { client, asked } = clientWith({ id: "a" }, {});
    const query = endpointQuery("requests.get", { requestId: "a" });
    expect(await client.fetchQuery(query)).toEqual({ id: "a" });
    await client.fetchQuery(endpointQuery("users.me"));
    expect(asked()).toEqual([
      ["requests.get", { requestId: "a" }],
      ["users.me", {}],
    ]);
  });

  it("does not ask again at once for what it was told just now", async () => {
    const { client, asked } = clientWith({}, {});
    await client.fetchQuery(endpointQuery("users.me"));
    await client.fetchQuery(endpointQuery("users.me"));
    expect(asked()).toHaveLength(1);
  });

  it("asks for one page after the other, by what the last one named", async () => {
    const { client, asked } = clientWith(PAGE, LAST);
    const list = endpointPages("users.me.refunds");
    const data = await client.fetchInfiniteQuery({ ...list, pages: 3 });
    expect(data.pages).toEqual([PAGE, LAST]);
    expect(asked()).toEqual([
      ["users.me.refunds", {}],
      ["users.me.refunds", { cursor: "more" }],
    ]);
  });

  it("keeps a list apart from a single answer of the same endpoint", () => {
    const { client } = clientWith();
    client.setQueryData(endpointQuery("users.me.refunds").queryKey, LAST as never);
    expect(client.getQueryData(endpointPages("users.me.refunds").queryKey)).toBeUndefined();
  });

  it("keeps answers to different questions apart", () => {
    const { client } = clientWith();
    client.setQueryData(endpointQuery("requests.get", { requestId: "a" }).queryKey, {} as never);
    const other = endpointQuery("requests.get", { requestId: "b" }).queryKey;
    expect(client.getQueryData(other)).toBeUndefined();
  });
});

describe("a question that got no answer", () => {
  function tries(failure: Error, count: number, inPage = true): unknown {
    const { client } = clientWith();
    const { retry } = client.getDefaultOptions().queries ?? {};
    if (typeof retry !== "function") throw new Error("never asked again");
    if (inPage) vi.stubGlobal("window", {});
    try {
      return retry(count, failure);
    } finally {
      vi.unstubAllGlobals();
    }
  }

  it.each([
    [0, true],
    [502, true],
    [503, true],
    [500, false],
    [404, false],
    [409, false],
  ])("of status %i is asked again: %s", (status, again) => {
    expect(tries(new ApiFailure(status, null), 0)).toBe(again);
  });

  it("is asked twice more at most, on the server never, and not for another fault", () => {
    const failure = new ApiFailure(0, null);
    expect(tries(failure, 1)).toBe(true);
    expect(tries(failure, 2)).toBe(false);
    expect(tries(failure, 0, false)).toBe(false);
    expect(tries(Object.assign(new Error("of ours"), { status: 503 }), 0)).toBe(false);
  });

  it("is never asked again where it would change something", () => {
    const { client } = clientWith();
    const { retry, networkMode } = client.getDefaultOptions().mutations ?? {};
    expect([retry, networkMode]).toEqual([false, "always"]);
  });
});
