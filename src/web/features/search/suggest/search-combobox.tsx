import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { useNavigate } from "@tanstack/react-router";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { rememberSearch } from "./recent-searches.ts";
import { optionAfter } from "./option-after.ts";
import type { SuggestPanelProps } from "./suggest-panel.tsx";

const OPENING_KEYS = new Set(["ArrowDown", "ArrowUp"]);

interface SearchComboboxProps {
  /** What the field starts with, and is set to when it changes: the words of the URL. */
  words: string;
  label: string;
  placeholder: string;
  className: string;
  inputClass: string;
  /** Stand left and right of the field. */
  start: ReactNode;
  end?: ReactNode;
  /** The list of suggestions, null while its code has not come. */
  panel: ComponentType<SuggestPanelProps> | null;
  /** `popup` lies over the page while the field is in use, `page` is the page's content. */
  placement: "popup" | "page";
  /** The page is for typing: who opens it should not have to press the field first. */
  takesFocus?: boolean;
  onIntent?: () => void;
  onInputChange?: (text: string) => void;
}

/**
 * The search field with suggestions while typing (combobox with a list). It holds text and keys; the list, which comes
 * later, holds the options: links, which a key presses. Without any code it is a plain form.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { words, panel: Panel, placement, takesFocus = false, onIntent, onInputChange } = props;
  const navigate = useNavigate();
  const listId = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const [givenWords, setGivenWords] = useState(words);
  const [isOpen, setIsOpen] = useState(placement === "page");
  const [hasOptions, setHasOptions] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  if (givenWords !== words) {
    setGivenWords(words);
    setText(words);
  }

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const close = () => {
    setActiveId(null);
    if (placement === "popup") setIsOpen(false);
  };
  const type = (raw: string) => {
    setText(raw);
    setActiveId(null);
    onInputChange?.(raw.trim());
    // What was typed before this code came arrives as typed now; the list opens only where somebody is typing.
    if (box.current?.contains(document.activeElement)) setIsOpen(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = text.trim();
    rememberSearch(q);
    close();
    void navigate({ to: "/search", search: q ? { q } : {} });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) {
      // This Enter ends a syllable. The search comes with the next.
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    if (event.key === "Escape" && isOpen && placement === "popup") {
      event.preventDefault();
      return close();
    }
    if (event.key === "Enter" && activeId !== null) {
      event.preventDefault();
      return document.getElementById(activeId)?.click();
    }
    if (!isOpen && OPENING_KEYS.has(event.key)) return setIsOpen(true);
    const next = optionAfter(event.key, optionIds(box.current), activeId);
    if (next === undefined) return;
    event.preventDefault();
    setActiveId(next);
    if (next !== null) document.getElementById(next)?.scrollIntoView({ block: "nearest" });
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const expanded = isOpen && hasOptions && Panel !== null;
  return (
    <form
      ref={box}
      role="search"
      action="/search"
      onSubmit={submit}
      onBlur={onBlur}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="relative"
    >
      <div className={props.className}>
        {props.start}
        <input
          ref={field}
          type="search"
          name="q"
          value={text}
          maxLength={SEARCH_WORDS_MAX}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={props.label}
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={expanded && activeId !== null ? activeId : undefined}
          placeholder={props.placeholder}
          className={`${props.inputClass} [&::-webkit-search-cancel-button]:appearance-none`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
        />
        {props.end}
      </div>
      {isOpen && Panel && (
        <Panel
          text={text}
          listId={listId}
          activeId={activeId}
          placement={placement}
          onOptions={setHasOptions}
          onChosen={(chosen) => {
            if (chosen !== null) rememberSearch(chosen);
            setText(words);
            close();
          }}
        />
      )}
    </form>
  );
}

function optionIds(box: HTMLElement | null): string[] {
  return [...(box?.querySelectorAll("[role=option]") ?? [])].map(({ id }) => id);
}
