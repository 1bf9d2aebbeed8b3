import Search from "lucide-react/icons/search";
import { useState, type ComponentType } from "react";
import { Button } from "#ui/action/button.tsx";
import { SearchCombobox } from "./search-combobox.tsx";
import type { SuggestPanelProps } from "./suggest-panel.tsx";

/** The large search field of the front page. */
export function HomeSearch() {
  const { panel, load } = useLatePanel();
  return (
    <SearchCombobox
      words=""
      label="어떤 일을 맡기고 싶으세요?"
      placeholder="예: 입주청소, 도배, 수학과외"
      placement="popup"
      panel={panel}
      onIntent={load}
      className="flex items-center gap-2 rounded-lg border-[1.5px] border-ink bg-surface p-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
      inputClass="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
      start={<Search size={22} aria-hidden className="ml-2 shrink-0 text-muted" />}
      end={
        <Button type="submit" size="md" className="shrink-0">
          찾기
        </Button>
      }
    />
  );
}

/** The search field of the desktop header. */
export function BarSearch({ words }: { words: string }) {
  const { panel, load } = useLatePanel();
  return (
    <div className="max-w-96">
      <SearchCombobox
        words={words}
        label="서비스와 고수 찾기"
        placeholder="어떤 일을 맡기고 싶으세요?"
        placement="popup"
        panel={panel}
        onIntent={load}
        className="relative"
        inputClass="min-h-11 w-full rounded-md border border-transparent bg-sunken pr-4 pl-10 text-sm outline-offset-0 hover:border-line-strong focus:border-line-strong focus:bg-surface"
        start={
          <Search
            size={18}
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
          />
        }
      />
    </div>
  );
}

/** The list's code comes when somebody points at the field or enters it. Without it the field is a plain one. */
function useLatePanel() {
  const [panel, setPanel] = useState<ComponentType<SuggestPanelProps> | null>(null);
  const load = () => {
    if (panel) return;
    import("./suggest-panel.tsx").then(
      (module) => setPanel(() => module.SuggestPanel),
      () => undefined,
    );
  };
  return { panel, load };
}
