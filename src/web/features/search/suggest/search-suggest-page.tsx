import { useNavigate, useSearch } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { useDebounced } from "#web/platform/form/use-debounced.ts";
import { SearchCombobox } from "./search-combobox.tsx";
import { SuggestPanel } from "./suggest-panel.tsx";

/** Longer than the pause of the suggestions: the URL only follows for who comes back or loads the page anew. */
const ADDRESS_PAUSE_MS = 400;

/** Searching on a phone: the field at the top, what it suggests as the page below it. */
export function SearchSuggestPage() {
  const { q } = useSearch({ from: "/search-suggest" });
  const navigate = useNavigate();
  // The URL follows the text, not the other way round.
  const [words] = useState(q ?? "");
  const [raw, setRaw] = useState(words);
  const settled = useDebounced(raw, ADDRESS_PAUSE_MS) || undefined;
  useEffect(() => {
    if (settled === q) return;
    void navigate({
      to: "/search-suggest",
      search: { q: settled },
      replace: true,
      resetScroll: false,
    });
  }, [settled, q, navigate]);
  return (
    <PageFrame>
      <h1 className="mb-4 text-xl">무엇을 찾으세요?</h1>
      <SearchCombobox
        words={words}
        label="서비스, 지역, 고수"
        placeholder="예: 입주청소, 강남구, 수학과외"
        placement="page"
        panel={SuggestPanel}
        takesFocus
        onInputChange={setRaw}
        className="flex items-center rounded-md border border-line-strong bg-surface has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        inputClass="min-h-12 w-full min-w-0 flex-1 rounded-md bg-transparent pr-4 pl-3 text-base outline-none"
        start={<Search size={20} aria-hidden className="ml-4 shrink-0 text-muted" />}
      />
    </PageFrame>
  );
}
