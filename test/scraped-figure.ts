import type { TestApp } from "./app.ts";

/**
 * The value of a series in what `/metrics` answers, "name" or "name{label=\"…\"}" as it is written there; undefined
 * without one.
 */
export async function scrapedFigure(app: TestApp, series: string): Promise<number | undefined> {
  const { status, body } = await app.visitor().raw({ method: "GET", url: "/metrics" });
  if (status !== 200) throw new Error(`/metrics answered ${status}`);
  const line = String(body)
    .split("\n")
    .find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
