import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { PageFrame } from "#ui/page-frame.tsx";
import { TextField } from "#ui/text-field.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { useDebounced } from "#web/platform/use-debounced.ts";
import { POPULAR_WHILE_SEARCHING } from "./popular-limit.ts";

const TYPING_PAUSE_MS = 150;

/** Searching on a phone: the field at the top, suggestions as a list of links below it. */
export function SearchSuggestPage() {
  const { q = "" } = useSearch({ from: "/search-suggest" });
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const asked = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const found = useQuery({
    ...endpointQuery("services.list", asked === "" ? {} : { q: asked }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const { data: popular } = useSuspenseQuery(
    endpointQuery("services.popular", { limit: POPULAR_WHILE_SEARCHING }),
  );
  // The page is for typing: who opens it should not have to press the field first.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (asked === q) return;
    void navigate({
      to: "/search-suggest",
      search: asked ? { q: asked } : {},
      replace: true,
      resetScroll: false,
    });
  }, [asked, q, navigate]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({ to: "/search", search: text.trim() ? { q: text.trim() } : {} });
  };
  const shown = asked === "" ? popular.items : (found.data?.items ?? []);
  return (
    <PageFrame>
      <h1 className="mb-4 text-xl">서비스 찾기</h1>
      <form role="search" action="/search" onSubmit={submit}>
        <TextField
          label="서비스 이름"
          labelHidden
          name="q"
          type="search"
          value={text}
          maxLength={60}
          ref={field}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="예: 입주청소, 도배, 수학과외"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <h2 className="mt-6 text-base">{asked === "" ? "많이 찾는 서비스" : "추천 서비스"}</h2>
      <p role="status" className="sr-only">
        {asked !== "" && found.isSuccess ? `추천 서비스 ${shown.length}개` : ""}
      </p>
      <ul className="mt-2">
        {shown.map((service) => (
          <li key={service.slug} className="border-b border-line">
            <Link
              to="/services/$slug"
              params={{ slug: service.slug }}
              className="flex min-h-14 items-center gap-3 text-ink no-underline hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 font-medium">{service.name}</span>
              <span className="text-sm text-muted">{service.category1.name}</span>
              <ChevronRight size={18} aria-hidden className="text-faint" />
            </Link>
          </li>
        ))}
      </ul>
      {asked !== "" && found.isSuccess && shown.length === 0 && (
        <p className="py-6 text-muted">맞는 서비스가 없어요. 다른 이름으로 찾아보세요.</p>
      )}
    </PageFrame>
  );
}
