import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { markOutOfDate } from "./out-of-date.ts";

const KEY = ["requests.get", { requestId: "1" }];

/** A query whose answers are given by hand, each as it is asked for. */
function asked() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((value: string) => void)[] = [];
  const options = {
    queryKey: KEY,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Infinity,
  };
  const isOutOfDate = () => queryClient.getQueryState(KEY)?.isInvalidated;
  return { queryClient, answers, options, isOutOfDate };
}

describe("an answer that is on its way when it is out of date", () => {
  it("is fetched once more after it came, where it is shown for the first time", async () => {
    const { queryClient, answers, options } = asked();
    const leave = new QueryObserver(queryClient, options).subscribe(() => {});
    const marked = markOutOfDate(queryClient, "requests.get");
    answers[0]?.("answered before the change");
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.("answered after it");
    await expect.poll(() => queryClient.getQueryData(KEY)).toBe("answered after it");
    await marked;
    leave();
  });

  it("stays out of date where no page shows it yet", async () => {
    const { queryClient, answers, options, isOutOfDate } = asked();
    const loading = queryClient.ensureQueryData(options);
    const marked = markOutOfDate(queryClient, "requests.get");
    answers[0]?.("answered before the change");
    expect(await loading).toBe("answered before the change");
    await marked;
    await expect.poll(isOutOfDate).toBe(true);
    expect(answers).toHaveLength(1);
  });

  it("stays out of date where an older one is known that no page shows", async () => {
    const { queryClient, answers, options, isOutOfDate } = asked();
    queryClient.setQueryData(KEY, "older");
    const loading = queryClient.fetchQuery({ ...options, staleTime: 0 });
    const marked = markOutOfDate(queryClient, "requests.get");
    answers[0]?.("answered before the change");
    expect(await loading).toBe("answered before the change");
    await marked;
    await expect.poll(isOutOfDate).toBe(true);
  });

  it("is fetched once more where it did not come at all", async () => {
    const { queryClient, options } = asked();
    const queryFn = vi.fn<() => Promise<string>>();
    queryFn.mockRejectedValueOnce(new Error("lost")).mockResolvedValueOnce("there");
    const leave = new QueryObserver(queryClient, { ...options, queryFn }).subscribe(() => {});
    await markOutOfDate(queryClient, "requests.get");
    await expect.poll(() => queryClient.getQueryData(KEY)).toBe("there");
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });
});
