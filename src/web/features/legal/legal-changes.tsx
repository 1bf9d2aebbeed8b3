import { clsx } from "clsx";
import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { WrittenText } from "#web/platform/written-text/written-text.tsx";

type Changes = NonNullable<Output<"legal.get">["changes"]>;

const kinds = {
  added: { label: "더해진 글", className: "border-l-4 border-accent pl-4" },
  removed: { label: "빠진 글", className: "border-l-4 border-line-strong pl-4 text-muted" },
};

/** What a version says that another did not, and what it does not say any more. */
export function LegalChanges({ changes: { against, parts } }: { changes: Changes }) {
  const changed = parts.some(({ kind }) => kind !== "same");
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-5">
      <h2 id="changes" className="text-lg">
        {against}판과 달라진 곳
      </h2>
      {!changed && <p>달라진 곳이 없어요.</p>}
      {parts.map(({ kind, blocks }, index) =>
        kind === "same" ? (
          <WrittenText key={index} blocks={blocks} />
        ) : (
          <div key={index} className={clsx("flex flex-col gap-2", kinds[kind].className)}>
            <Badge tone={kind === "added" ? "accent" : "neutral"} className="self-start">
              {kinds[kind].label}
            </Badge>
            <WrittenText blocks={blocks} />
          </div>
        ),
      )}
    </section>
  );
}
