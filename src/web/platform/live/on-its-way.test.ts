import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { markOutOfDate, onOutOfDate } from "./out-of-date.ts";

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

describe("markOutOfDate", () => {
  it("fetches what is shown once more", async () => {
    const { queryClient, answers, options } = asked();
    queryClient.setQueryData(KEY, "old");
    const leave = new QueryObserver(queryClient, options).subscribe(() => {});
    const marked = markOutOfDate(queryClient, "requests.get");
    answers[0]?.("new");
    await marked;
    expect([queryClient.getQueryData(KEY), answers.length]).toEqual(["new", 1]);
    leave();
  });

  it("fetches what is shown and was on its way for the first time once more, after its answer", async () => {
    const { queryClient, answers, options } = asked();
    const leave = new QueryObserver(queryClient, options).subscribe(() => {});
    const marked = markOutOfDate(queryClient, "requests.get");
    answers[0]?.("answered before the change");
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.("answered after it");
    await marked;
    expect(queryClient.getQueryData(KEY)).toBe("answered after it");
    leave();
  });

  it("leaves what was on its way to no page yet out of date", async () => {
    const { queryClient, answers, options, isOutOfDate } = asked();
    const loading = queryClient.ensureQueryData(options);
    const marked = markOutOfDate(queryClient, "requests.get");
    answers[0]?.("answered before the change");
    expect(await loading).toBe("answered before the change");
    await marked;
    expect([isOutOfDate(), answers.length]).toEqual([true, 1]);
  });

  it("comes to its end where what was on its way fails", async () => {
    const { queryClient, isOutOfDate } = asked();
    const failing = () => Promise.reject(new Error("lost"));
    const loading = queryClient.fetchQuery({ queryKey: KEY, queryFn: failing });
    const marked = markOutOfDate(queryClient, "requests.get");
    await expect(loading).rejects.toThrow("lost");
    await marked;
    expect(isOutOfDate()).toBe(true);
  });

  it("leaves other answers as they are, and fetches nothing quietly", async () => {
    const { queryClient, answers, options, isOutOfDate } = asked();
    queryClient.setQueryData(KEY, "old");
    const leave = new QueryObserver(queryClient, options).subscribe(() => {});
    await markOutOfDate(queryClient, "quotes.get");
    expect(isOutOfDate()).toBe(false);
    await markOutOfDate(queryClient, "requests.get", { quietly: true });
    expect([isOutOfDate(), answers.length]).toEqual([true, 0]);
    leave();
  });

  it("tells who keeps answers elsewhere, by name and of all", async () => {
    const { queryClient } = asked();
    const heard: (string | null)[] = [];
    onOutOfDate(queryClient, (name) => heard.push(name));
    await markOutOfDate(queryClient, "requests.get");
    await markOutOfDate(queryClient, null);
    expect(heard).toEqual(["requests.get", null]);
  });
});
