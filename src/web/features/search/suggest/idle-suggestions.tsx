import { useQuery } from "@tanstack/react-query";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { OptionGroup } from "./option-group.tsx";
import { OptionLink } from "./option-link.tsx";
import { POPULAR_WHILE_SEARCHING } from "./popular-while-searching.ts";
import {
  forgetSearch,
  forgetSearches,
  keepsSearches,
  keepSearches,
  recentSearches,
} from "./recent-searches.ts";
import type { SuggestPanelProps } from "./suggest-panel.tsx";

/** Before anything is typed: what was looked for on this device, and what many look for. */
export function IdleSuggestions({ listId, activeId, onOptions, onChosen }: SuggestPanelProps) {
  const recent = useRecentSearches();
  const popular = useQuery(
    endpointQuery("services.popular", { limit: POPULAR_WHILE_SEARCHING }),
  ).data;
  const services = popular?.items ?? [];
  const hasOptions = recent.items.length + services.length > 0;
  useEffect(() => onOptions(hasOptions), [onOptions, hasOptions]);

  return (
    <>
      <div className="relative">
        {hasOptions && (
          <div role="listbox" id={listId} aria-label="추천">
            {recent.items.length > 0 && (
              <OptionGroup id={`${listId}-recent`} label="최근 검색어">
                {recent.items.map((words, index) => (
                  <OptionLink
                    key={words}
                    id={`${listId}-recent-${index}`}
                    activeId={activeId}
                    target={{ to: "/search", search: { q: words } }}
                    icon={<Clock size={18} />}
                    name={words}
                    className="pr-14"
                    onChosen={() => onChosen(words)}
                  />
                ))}
              </OptionGroup>
            )}
            {services.length > 0 && (
              <OptionGroup id={`${listId}-popular`} label="많이 찾는 서비스">
                {services.map((service) => (
                  <OptionLink
                    key={service.slug}
                    id={`${listId}-popular-${service.slug}`}
                    activeId={activeId}
                    target={{ to: "/services/$slug", params: { slug: service.slug } }}
                    icon={<ClipboardList size={18} />}
                    name={service.name}
                    detail={service.category1.name}
                    onChosen={() => onChosen(service.name)}
                  />
                ))}
              </OptionGroup>
            )}
          </div>
        )}
        {recent.items.length > 0 && <ForgetButtons {...recent} />}
      </div>
      {recent.isRead && (
        <div className="mt-2 border-t border-line px-3 pt-1">
          <Switch
            label={<span className="text-sm font-normal text-muted">최근 검색어 저장</span>}
            checked={recent.keeps}
            onChange={(event) => recent.setKeeps(event.target.checked)}
          />
        </div>
      )}
    </>
  );
}

/**
 * A list's options may hold no buttons, so these lie over its right edge: one per row, in the heights of OptionGroup
 * and OptionLink.
 */
function ForgetButtons({ items, forget, forgetAll }: ReturnType<typeof useRecentSearches>) {
  return (
    <div className="absolute top-0 right-1 flex flex-col items-end">
      <div className="flex min-h-10 items-center">
        <button
          type="button"
          className="min-h-11 rounded-sm px-2 text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={forgetAll}
        >
          모두 지우기
        </button>
      </div>
      {items.map((words) => (
        <div key={words} className="flex min-h-12 items-center">
          <IconButton
            label={`‘${words}’ 지우기`}
            icon={<X size={16} />}
            onClick={() => forget(words)}
          />
        </div>
      ))}
    </div>
  );
}

/** The kept searches, read after the first paint: the server's page knows nothing of this device. */
function useRecentSearches() {
  const [kept, setKept] = useState({ isRead: false, keeps: true, items: [] as string[] });
  const read = () => setKept({ isRead: true, keeps: keepsSearches(), items: recentSearches() });
  useEffect(read, []);
  const after = (change: () => void) => {
    change();
    read();
  };
  return {
    ...kept,
    forget: (words: string) => after(() => forgetSearch(words)),
    forgetAll: () => after(forgetSearches),
    setKeeps: (keeps: boolean) => after(() => keepSearches(keeps)),
  };
}
