import { useNavigate, useSearch } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import type { SubmitEvent } from "react";

/** The desk header's search field. Works as a plain form before the page's code has come. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const { q } = useSearch({ strict: false });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = readText(event.currentTarget, "q").trim();
    void navigate({ to: "/search", search: text ? { q: text } : {} });
  };
  return (
    <form role="search" action="/search" onSubmit={search} className="relative max-w-96">
      <Search
        size={18}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <input
        key={q ?? ""}
        type="search"
        name="q"
        defaultValue={q ?? ""}
        maxLength={60}
        aria-label="서비스 찾기"
        placeholder="어떤 일을 맡기고 싶으세요?"
        className="h-11 w-full rounded-full border border-transparent bg-sunken pr-4 pl-10 text-sm outline-offset-0 hover:border-line-strong focus:border-line-strong focus:bg-surface"
      />
    </form>
  );
}

function readText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
