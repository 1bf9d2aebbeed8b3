import type { WrittenBlock, WrittenLine } from "#contract/endpoints/public/written-text.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "../navigation/link.tsx";

/** A text that we wrote, as it reads on a page. */
export function WrittenText({ blocks }: { blocks: readonly WrittenBlock[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 break-words">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: WrittenBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id} className="mt-5 scroll-mt-20 text-lg first:mt-0">
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List
          className={`flex flex-col gap-1.5 pl-5 ${block.ordered ? "list-decimal" : "list-disc"}`}
        >
          {block.items.map((item, index) => (
            <li key={index} className="pl-1 marker:text-faint">
              <Line line={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table head={block.head} rows={block.rows} />;
  }
}

/** Beside each other where there is room; on a phone each row stands by itself, its cells under their names. */
function Table({ head, rows }: { head: readonly WrittenLine[]; rows: readonly WrittenLine[][] }) {
  return (
    <table className="w-full text-sm max-md:block" role="table">
      <thead className="max-md:sr-only" role="rowgroup">
        <tr role="row">
          {head.map((cell, index) => (
            <th
              key={index}
              role="columnheader"
              scope="col"
              className="border-b border-line py-2 pr-4 text-left align-bottom font-semibold text-muted"
            >
              <Line line={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block" role="rowgroup">
        {rows.map((cells, index) => (
          <tr
            key={index}
            role="row"
            className="border-line max-md:block max-md:border-b max-md:py-2.5"
          >
            {cells.map((cell, column) => (
              <td
                key={column}
                role="cell"
                className="align-top first:font-semibold max-md:block max-md:not-first:text-muted md:border-b md:border-line md:py-2 md:pr-4"
              >
                <Line line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { line: WrittenLine }) {
  return line.map(({ text, href, strong }, index) => {
    const words = strong ? <b className="font-semibold">{text}</b> : text;
    if (href === undefined) return <span key={index}>{words}</span>;
    return (
      <TextLink key={index} render={<Link to={href} />}>
        {words}
      </TextLink>
    );
  });
}
