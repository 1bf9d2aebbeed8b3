import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";
import { MOST_REGIONS } from "#domain/search/region-limit.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { endpointQuery } from "../api/query-options.ts";
import { useDebounced } from "../form/use-debounced.ts";
import { withSuggested, type NamedRegion } from "./regions-by-name.ts";

interface RegionTypingProps {
  /** Known here: what lies deeper is asked for. */
  regions: readonly NamedRegion[];
  onChange: (code: string) => void;
}

const TYPING_PAUSE_MS = 150;

/** A region by typing its name: half-typed syllables and bare initials will do. */
export function RegionTyping({ regions, onChange }: RegionTypingProps) {
  const [text, setText] = useState("");
  const suggested = useSuggestedRegions(text.trim());
  const found = withSuggested(regions, text, suggested.regions);
  // Enter came before what it is about: the first that is found for these words is chosen then.
  const [isEntered, setIsEntered] = useState(false);
  const awaited = isEntered ? found[0]?.code : undefined;
  const choose = (code: string) => {
    onChange(code);
    setText("");
    setIsEntered(false);
  };
  const chooseAwaited = useEffectEvent(choose);
  useEffect(() => {
    if (awaited !== undefined) chooseAwaited(awaited);
  }, [awaited]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The form around has other fields; Enter here is about the region.
    event.preventDefault();
    if (event.nativeEvent.isComposing) return;
    if (found[0]) choose(found[0].code);
    else setIsEntered(true);
  };
  const isNowhere = text.trim() !== "" && found.length === 0 && suggested.isSettled;
  return (
    <div>
      <TextField
        label="지역 이름"
        type="search"
        autoComplete="off"
        maxLength={30}
        placeholder="예: 강남구, 역삼동"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsEntered(false);
        }}
        // Whoever goes on to the lists beside it chooses there.
        onBlur={() => setIsEntered(false)}
        onKeyDown={onKeyDown}
      />
      <div role="status">
        {isNowhere && (
          <p className="mt-2 text-sm text-muted">
            그런 이름의 지역이 없어요. 시·군·구 이름으로 찾아보세요.
          </p>
        )}
        {suggested.areMore ? (
          <p className="mt-2 text-sm text-muted">
            지역이 많아요. 시·군·구 이름도 함께 적어 보세요.
          </p>
        ) : (
          found.length > 0 && <span className="sr-only">지역 {found.length}곳</span>
        )}
      </div>
      {found.length > 0 && (
        <ul
          aria-label="찾은 지역"
          className="mt-2 max-h-[50dvh] overflow-y-auto rounded-md border border-line bg-surface"
        >
          {found.map(({ code, full_name }) => (
            <li key={code} className="not-first:border-t not-first:border-line">
              <button
                type="button"
                className="flex min-h-11 w-full items-center px-4 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
                onClick={() => choose(code)}
              >
                {full_name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Places of any level for what is typed. Without an answer the list does without. */
function useSuggestedRegions(raw: string) {
  const q = useDebounced(raw, TYPING_PAUSE_MS);
  const asked = useQuery({
    ...endpointQuery("search.suggest", { q, kind: "region" }),
    enabled: q !== "",
  });
  const items = q === raw ? (asked.data?.items ?? []) : [];
  return {
    regions: items.flatMap((item): NamedRegion[] =>
      item.kind === "region" ? [{ ...item, full_name: item.detail }] : [],
    ),
    areMore: items.length >= MOST_REGIONS,
    isSettled: q === raw && !asked.isFetching,
  };
}
