import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChangingEndpointName, EndpointName } from "#contract/registry.ts";
import { ApiFailure } from "./api-failure.ts";
import type { useEndpointMutation as Hook } from "./use-endpoint-mutation.ts";

const api = vi.fn<() => Promise<unknown>>();
let useEndpointMutation: typeof Hook;

// Modules are shared by the files of a worker: what another one has loaded already takes no stand-in.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("./api.ts", () => ({ api }));
  vi.doMock("./use-failure-toast.ts", () => ({ useFailureToast: () => () => undefined }));
  ({ useEndpointMutation } = await import("./use-endpoint-mutation.ts"));
});

afterAll(() => {
  vi.doUnmock("./api.ts");
  vi.doUnmock("./use-failure-toast.ts");
  vi.resetModules();
});

beforeEach(() => {
  api.mockReset();
});

/** Shows these answers, makes the change, and tells which of them were fetched a second time. */
async function fetchedAgain(
  change: ChangingEndpointName,
  shown: readonly EndpointName[],
  onSuccess?: (queryClient: QueryClient) => void,
): Promise<EndpointName[]> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const fetches = new Map(shown.map((name) => [name, vi.fn(async () => name)]));
  for (const [name, queryFn] of fetches) {
    const observer = new QueryObserver(queryClient, { queryKey: [name, {}], queryFn });
    observer.subscribe(() => undefined);
    await queryClient.ensureQueryData({ queryKey: [name, {}], queryFn });
  }
  const rendered = vi.fn<(mutation: { run: (input: never) => Promise<unknown> }) => void>();
  const Probe = () => {
    rendered(useEndpointMutation(change, { onSuccess: () => onSuccess?.(queryClient) }));
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Probe)));
  await rendered.mock.calls[0]?.[0].run({} as never);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  queryClient.clear();
  return shown.filter((name) => fetches.get(name)?.mock.calls.length === 2);
}

test.each<[string, ChangingEndpointName, EndpointName[]]>([
  [
    "an edited review stands in the list, the summary and the profile",
    "reviews.edit",
    ["pro.reviews", "pro.reviews.summary", "pro.get"],
  ],
  [
    "a removed testimonial leaves the pro's lists",
    "pro.testimonial.remove",
    ["pro.testimonial", "pro.testimonial.summary", "pro.testimonial.get"],
  ],
  [
    "a saved consultant profile changes the times on offer, as does a holiday taken out of it",
    "pro.consultant.save",
    ["pro.get", "pro.consultant", "pro.consultant.slots"],
  ],
  [
    "staff's decision leaves the queue",
    "staff.reports.close",
    ["staff.queue", "staff.reports", "staff.reports.get", "staff.log"],
  ],
  [
    "an upgrade changes the membership and its credits",
    "subscriptions.upgrade",
    ["subscriptions.overview", "users.me.subscription", "users.me.credits"],
  ],
])("%s", async (_, change, answers) => {
  const unconcerned: EndpointName = "users.me.sessions";
  expect(await fetchedAgain(change, [...answers, unconcerned])).toEqual(answers);
});

test("what the page does afterwards begins once the answers are out of date", async () => {
  const fetching: number[] = [];
  await fetchedAgain("reviews.delete", ["pro.reviews"], (queryClient) => {
    fetching.push(queryClient.isFetching());
  });
  expect(fetching).toEqual([1]);
});

test("the answer that somebody was faster makes them out of date as well, another failure does not", async () => {
  api.mockRejectedValueOnce(new ApiFailure(409, null));
  expect(await fetchedAgain("requests.close", ["requests.get"])).toEqual(["requests.get"]);
  api.mockRejectedValueOnce(new ApiFailure(500, null));
  expect(await fetchedAgain("requests.close", ["requests.get"])).toEqual([]);
});
