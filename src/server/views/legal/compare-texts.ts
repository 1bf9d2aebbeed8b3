import { diffArrays } from "diff";
import type { WrittenBlock } from "#contract/endpoints/public/written-text.ts";

interface ComparedPart {
  kind: "same" | "added" | "removed";
  blocks: WrittenBlock[];
}

/** What became of a text, block by block, in order. */
export function compareTexts(
  before: readonly WrittenBlock[],
  after: readonly WrittenBlock[],
): ComparedPart[] {
  const changes = diffArrays([...before], [...after], {
    comparator: (one, other) => wordsOf(one) === wordsOf(other),
  });
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    blocks: value,
  }));
}

/** A heading stands elsewhere in another version; what it says is what counts. */
function wordsOf(block: WrittenBlock): string {
  return JSON.stringify(block.kind === "heading" ? { ...block, id: "" } : block);
}
