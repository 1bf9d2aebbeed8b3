import { Gauge, type Registry } from "prom-client";
import type { FigureGroup } from "./figure-group.ts";
import type { FiguresRead } from "./read-figures.ts";

/**
 * Registers a gauge for each figure. Returns what writes into them what was read: a figure that could not be read has
 * no value, rather than an old one or none at all of what it counts.
 */
export function addFigureGauges(
  registry: Registry,
  groups: readonly FigureGroup[],
): (read: FiguresRead) => void {
  const wasRead = new Gauge({
    name: "somssi_figures_read",
    help: "Whether this group of figures could be read from the database",
    labelNames: ["group"],
    registers: [registry],
  });
  const gauges = new Map(
    groups
      .flatMap(({ figures }) => Object.entries(figures))
      .map(([name, { help, labels = [] }]) => [
        name,
        new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
      ]),
  );
  return (read) => {
    for (const gauge of gauges.values()) empty(gauge);
    for (const [group, figures] of read) {
      wasRead.set({ group }, figures === null ? 0 : 1);
      for (const { name, labels = {}, value } of figures ?? [])
        gauges.get(name)?.set(labels, value);
    }
  };
}

/** `reset` alone leaves a zero in a gauge without labels. */
function empty(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}
