import { INCLUSION_LABELS, type Inclusion, type QuoteItem } from "#domain/quote/quote.ts";
import { InclusionMark } from "#ui/paper/inclusion-mark.tsx";
import { leaderLine, leaderSum } from "#ui/paper/leader.tsx";
import { formatWon } from "#web/platform/format/format.ts";

const notes: Record<Inclusion, string> = {
  included: "금액에 들어 있어요",
  extra: "원할 때만 추가해요",
  excluded: "이 견적으로는 하지 않아요",
};

/** What a quote covers, what may come on top and what it leaves out: a line each, with its sum. */
export function QuoteLines({ items }: { items: readonly QuoteItem[] }) {
  return (
    <div className="flex flex-col gap-6">
      {(Object.keys(notes) as Inclusion[]).map((inclusion) => (
        <Group
          key={inclusion}
          inclusion={inclusion}
          items={items.filter((item) => item.inclusion === inclusion)}
        />
      ))}
    </div>
  );
}

function Group({ inclusion, items }: { inclusion: Inclusion; items: readonly QuoteItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className="flex flex-wrap items-center gap-x-2 tracking-normal">
        <InclusionMark kind={inclusion} />
        {INCLUSION_LABELS[inclusion]}
        <span className="text-xs font-normal tracking-normal text-muted">{notes[inclusion]}</span>
      </h2>
      <ul className="mt-2 flex flex-col gap-2 pl-6.5">
        {items.map((item, index) => (
          // Two lines of a quote may have the same name.
          <li key={`${index}-${item.name}`} className={leaderLine}>
            <Line item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ item }: { item: QuoteItem }) {
  if (item.inclusion === "excluded") return <span className="text-muted">{item.name}</span>;
  return (
    <>
      <span className="max-w-full min-w-0">{item.name}</span>
      <span className={leaderSum()}>
        <span
          className={
            item.inclusion === "extra"
              ? "numeric font-semibold text-warning"
              : "numeric font-semibold"
          }
        >
          {lineSum(item)}
        </span>
      </span>
    </>
  );
}

/** What a line adds: an extra without a sum of its own stays below the ceiling of all extras. */
export function lineSum({ inclusion, amount }: QuoteItem): string {
  if (inclusion === "excluded") return "";
  if (inclusion === "included") return formatWon(amount);
  return amount === 0 ? "협의" : `+${formatWon(amount)}`;
}
