import type { Tx } from "../database/sql.ts";

/** A value of a figure at this moment, by its labels. */
export interface Figure<Name extends string = string> {
  name: Name;
  labels?: Record<string, string>;
  value: number;
}

/** Figures that one look at the database answers; a group that cannot be read holds up no other. */
export interface FigureGroup<Name extends string = string> {
  name: string;
  /** What each figure is called in Prometheus, says and is divided by. */
  figures: Record<Name, { help: string; labels?: readonly string[] }>;
  /** In a transaction of its own that may only read and whose statements are short. `now` is product time. */
  read: (tx: Tx, now: Date) => Promise<Figure<Name>[]>;
}

/** A group under its general type, its names held to those that it declares. */
export function figureGroup<Name extends string>(group: FigureGroup<Name>): FigureGroup {
  return group;
}

/** Seconds from `since` to `now`, none below zero; zero for what is not there. */
export function ageSeconds(since: Date | null | undefined, now: Date): number {
  return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;
}
