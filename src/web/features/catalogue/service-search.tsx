import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import { useId, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { Button } from "#ui/button.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { useDebounced } from "#web/platform/use-debounced.ts";

const TYPING_PAUSE_MS = 120;
const MOST_SUGGESTIONS = 7;

/**
 * The search field of the front page with services suggested while typing (combobox with a list). Works as
 * a plain form before the page's code has come.
 */
export function ServiceSearch() {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    ...endpointQuery("services.list", { q: asked }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const suggestions = text.trim() === "" ? [] : (data?.items ?? []).slice(0, MOST_SUGGESTIONS);
  const shown = open && suggestions.length > 0;

  const choose = (slug: string) => void navigate({ to: "/services/$slug", params: { slug } });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = shown ? suggestions[active] : undefined;
    if (chosen) choose(chosen.slug);
    else void navigate({ to: "/search", search: text.trim() ? { q: text.trim() } : {} });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") setOpen(false);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (suggestions.length === 0) return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    const places = suggestions.length + 1;
    // One place more than suggestions: -1 is the typed text itself.
    setActive((before) => ((before + 1 + step + places) % places) - 1);
  };

  return (
    <form role="search" action="/search" onSubmit={submit} className="relative">
      <div className="flex items-center gap-2 rounded-xl border border-line-strong bg-surface p-2 shadow-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
        <Search size={22} aria-hidden className="ml-2 shrink-0 text-muted" />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-label="어떤 일을 맡기고 싶으세요?"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder="예: 입주청소, 도배, 수학과외"
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:appearance-none"
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <Button type="submit" size="md" className="shrink-0">
          찾기
        </Button>
      </div>
      <ul
        id={listId}
        role="listbox"
        aria-label="추천 서비스"
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-raised py-2 shadow-overlay"
      >
        {suggestions.map((service, index) => (
          <li
            key={service.slug}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={clsx(
              "flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2",
              index === active ? "bg-accent-soft text-accent-ink" : "hover:bg-sunken",
            )}
            // The press must not take the focus: the list would close before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(service.slug)}
          >
            <span className="font-medium">{service.name}</span>
            <span className="shrink-0 text-sm text-muted">{service.category1.name}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
