import { marksFrom } from "#domain/service-wish/lifecycle.ts";
import { Button } from "#ui/action/button.tsx";
import { KeyCap } from "#ui/text/key-cap.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { FOCUSABLE_ROW } from "../keys/use-staff-keys.ts";
import { useDecision } from "../use-decision.ts";
import { wishMarks, wishStates, type Wish } from "./wish-words.ts";

/** What people looked for in vain, how often, and what became of it. */
export function WishRow({ wish }: { wish: Wish }) {
  const { id: wishId, words, count, state, first_at: firstAt, last_at: lastAt } = wish;
  const mark = useDecision("staff.wishes.mark", { done: "표시했어요." });
  const { label, tone } = wishStates[state];
  return (
    <div
      {...FOCUSABLE_ROW}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap lg:min-h-11 lg:py-0"
    >
      <div className="min-w-0 lg:flex lg:flex-1 lg:items-center lg:justify-between lg:gap-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{words}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="numeric text-sm text-muted">
          {count}번 · {formatDay(lastAt)}
          {count > 1 && ` (처음 ${formatDay(firstAt)})`}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {marksFrom(state).map((one, index) => (
          <Button
            key={one}
            variant="secondary"
            size="sm"
            pending={mark.pending}
            aria-label={`${words} ${wishMarks[one]}`}
            aria-keyshortcuts={index === 0 ? "A" : undefined}
            onClick={() => void mark.run({ wishId, mark: one })}
          >
            {wishMarks[one]}
            {index === 0 && <KeyCap name="A" />}
          </Button>
        ))}
      </div>
    </div>
  );
}
