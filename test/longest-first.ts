import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long by themselves. Begun last, the other core would wait for them: a third of the time. */
const LONG = [
  "test/presses/presses.dom",
  "test/page-texts/",
  "src/server/serve.database",
  "test/pictures/",
  "test/contract/stale.http",
  "embedded/start.database",
  "src/server/seed/demo/",
  "src/server/open-database",
];

/** Vitest's order, which by size does not know them, with those in front. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((part) => moduleId.includes(part));
      return found === -1 ? LONG.length : found;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
