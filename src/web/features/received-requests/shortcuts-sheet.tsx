import { Sheet } from "#ui/overlay/sheet.tsx";
import { LIST_SHORTCUTS } from "./list-keys.ts";

/** The keys of the list. They work only while one of its rows has the focus. */
export function ShortcutsSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="목록 단축키"
      description="Tab 키로 목록에 들어가 있을 때만 움직여요."
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {LIST_SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-sm border border-line-strong bg-sunken px-2 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
