import type { Scene } from "../page-test.ts";

/** A page to look at as somebody. */
export interface PageCase {
  name: string;
  path: string | ((scene: Scene) => string);
  /** What its content must say, to everybody or to each who sees it. */
  says: string | Record<string, string>;
  status?: number;
}
