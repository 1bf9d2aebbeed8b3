import { clsx } from "clsx";
import { IdleSuggestions } from "./idle-suggestions.tsx";
import { POPUP_SCROLL } from "./popup-scroll.ts";
import { InputSuggestions } from "./input-suggestions.tsx";

export interface SuggestPanelProps {
  text: string;
  listId: string;
  activeId: string | null;
  placement: "popup" | "page";
  /** Called with whether there is an option to go to. */
  onOptions: (any: boolean) => void;
  /** An option was pressed; its words are worth remembering, null when they are remembered already. */
  onChosen: (words: string | null) => void;
}

/** What stands below the search field: suggestions for the text, or, without any, where to begin. */
export function SuggestPanel(props: SuggestPanelProps) {
  const raw = props.text.trim();
  return (
    <div
      className={clsx(
        props.placement === "popup"
          ? "absolute inset-x-0 top-full z-30 mt-2 min-w-72 rounded-lg border border-line bg-raised p-2 text-left text-base shadow-overlay"
          : "-mx-2 mt-4",
        // Typed, the list scrolls by itself: it holds nothing that the tab key reaches.
        props.placement === "popup" && raw === "" && POPUP_SCROLL,
      )}
    >
      {raw === "" ? <IdleSuggestions {...props} /> : <InputSuggestions {...props} raw={raw} />}
    </div>
  );
}
