import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LinkProps } from "@tanstack/react-router";
import ClipboardList from "lucide-react/icons/clipboard-list";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Search from "lucide-react/icons/search";
import { useEffect, type ReactNode } from "react";
import { Avatar } from "#ui/media/avatar.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useDebounced } from "#web/platform/form/use-debounced.ts";
import { SERVICE_WISH_ID } from "../result/service-wish-id.ts";
import { MarkedName } from "./marked-name.tsx";
import { OptionGroup } from "./option-group.tsx";
import { OptionLink } from "./option-link.tsx";
import { POPUP_SCROLL } from "./popup-scroll.ts";
import type { SuggestPanelProps } from "./suggest-panel.tsx";
import { suggestionGroups, suggestionKey, type Suggestion } from "./suggestion-groups.ts";

const TYPING_PAUSE_MS = 120;

/** Services, categories, regions and pros for what is typed; the last option looks for the words themselves. */
export function InputSuggestions(props: SuggestPanelProps & { raw: string }) {
  const { raw, placement, listId, activeId, onOptions, onChosen } = props;
  const asked = useDebounced(raw, TYPING_PAUSE_MS);
  const found = useQuery({
    ...endpointQuery("search.suggest", { q: asked }),
    // An answer to earlier words stays until the one to the latest comes; those in between are dropped.
    placeholderData: keepPreviousData,
  });
  useEffect(() => onOptions(true), [onOptions]);
  const items = found.data?.items ?? [];
  const instead = found.data?.instead ?? null;

  return (
    <>
      {instead !== null && (
        <p className="px-3 pt-2 text-sm text-muted">
          ‘{raw}’ 대신 <strong className="font-semibold text-ink">‘{instead}’</strong> 추천이에요.
        </p>
      )}
      <div
        role="listbox"
        id={listId}
        aria-label="추천"
        className={placement === "popup" ? POPUP_SCROLL : undefined}
      >
        {suggestionGroups(items).map((group) => (
          <OptionGroup key={group.kind} id={`${listId}-${group.kind}`} label={group.label}>
            {group.items.map((item) => (
              <OptionLink
                key={suggestionKey(item)}
                id={`${listId}-${suggestionKey(item)}`}
                activeId={activeId}
                target={targetOf(item)}
                icon={iconOf(item)}
                name={<MarkedName name={item.name} raw={instead ?? raw} />}
                detail={detailOf(item)}
                onChosen={() => onChosen(item.name)}
              />
            ))}
          </OptionGroup>
        ))}
        <OptionLink
          id={`${listId}-words`}
          activeId={activeId}
          target={{ to: "/search", search: { q: raw } }}
          icon={<Search size={18} />}
          name={`‘${raw}’ 고수 찾기`}
          className={items.length > 0 ? "mt-2" : undefined}
          onChosen={() => onChosen(raw)}
        />
        {found.isSuccess && !found.isPlaceholderData && items.length === 0 && (
          <OptionLink
            id={`${listId}-wish`}
            activeId={activeId}
            target={{ to: "/search", search: { q: raw }, hash: SERVICE_WISH_ID }}
            icon={<MessageCircleQuestionMark size={18} />}
            name="찾는 서비스가 없나요?"
            onChosen={() => onChosen(raw)}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {found.isSuccess && !found.isPlaceholderData ? `추천 ${items.length}개` : ""}
      </p>
    </>
  );
}

function targetOf(item: Suggestion): Pick<LinkProps, "to" | "params" | "search"> {
  switch (item.kind) {
    case "service":
      return { to: "/services/$slug", params: { slug: item.slug } };
    case "category":
      // One of the second level, which says what it belongs to, has no page of its own.
      if (item.detail !== "") return { to: "/search", search: { category: item.slug } };
      return { to: "/categories/$cat1Slug", params: { cat1Slug: item.slug } };
    case "region":
      return { to: "/search", search: { region: item.code } };
    case "pro":
      return { to: "/pros/$proId", params: { proId: item.id } };
  }
}

/** A region's is its full name, of which the last part stands beside it. */
function detailOf({ kind, name, detail }: Suggestion): string {
  return kind === "region" && detail.endsWith(name) ? detail.slice(0, -name.length).trim() : detail;
}

function iconOf(item: Suggestion): ReactNode {
  switch (item.kind) {
    case "service":
      return <ClipboardList size={18} />;
    case "category":
      return <LayoutGrid size={18} />;
    case "region":
      return <MapPin size={18} />;
    case "pro":
      return <Avatar name={item.name} src={item.photo_url} sealOf={item.id} size="sm" />;
  }
}
