import Check from "lucide-react/icons/check";
import type { WorkEntry } from "#contract/endpoints/pro-work/work-days.ts";
import { mergeElement } from "#ui/merge-element.ts";
import { entryLink } from "../entry-link.tsx";
import { DONE, entryName, entryPlace, entryTime } from "../work-entry-text.ts";

/** The work of today, on the one dark panel of the page. */
export function DayPanel({ entries }: { entries: readonly WorkEntry[] }) {
  const toDo = entries.filter((entry) => !entry.is_done).length;
  const isOver = toDo === 0;
  return (
    <section aria-labelledby="work-of-today" className="rounded-lg bg-deep text-on-deep">
      <h2 id="work-of-today" className="px-4 pt-4 pb-1 text-base text-on-deep md:px-6 md:pt-5">
        {isOver ? "오늘 완료한 일" : "오늘 할 일"}{" "}
        <span className="numeric text-on-deep-muted">{isOver ? entries.length : toDo}</span>
      </h2>
      <ul className="divide-y divide-deep-line px-4 pb-2 md:px-6">
        {entries.map((entry) => (
          <li key={entry.id}>
            {mergeElement(entryLink(entry), "a", {
              className:
                "flex min-h-16 flex-wrap items-center gap-x-5 gap-y-0.5 py-2.5 text-on-deep no-underline hover:underline",
              children: (
                <>
                  <span className="numeric w-24 shrink-0 text-sm text-on-deep-muted">
                    {entryTime(entry)}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{entryName(entry)}</span>
                    <span className="block text-sm text-on-deep-muted">{entryPlace(entry)}</span>
                  </span>
                  {entry.is_done && entry.from !== null && (
                    <span className="flex items-center gap-1 text-sm text-on-deep-muted">
                      <Check size={16} aria-hidden />
                      {DONE}
                    </span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
