import { useNavigate } from "@tanstack/react-router";
import { useRef, useState, type FormEvent } from "react";
import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { Button } from "#ui/action/button.tsx";
import { useFocusHeir } from "#ui/action/use-focus-heir.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { Link } from "#web/platform/navigation/link.tsx";

/** Finds talks by whom they are with, what they are about and what was written in them. */
export function ChatSearch({ words }: { words: string | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words ?? "");
  const [shown, setShown] = useState(words);
  // As a new field it would lose the focus.
  if (shown !== words) {
    setShown(words);
    setTyped(words ?? "");
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    void navigate({ to: "/chats", search: wanted === "" ? {} : { words: wanted } });
  };
  return (
    <form
      role="search"
      aria-label="대화"
      className="flex flex-wrap items-end gap-2 px-4 pb-4"
      onSubmit={search}
    >
      <TextField
        label="대화에서 찾기"
        type="search"
        name="words"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_WORDS_MAX}
        placeholder="이름, 서비스, 메시지"
        className="min-w-0 flex-1"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        찾기
      </Button>
      {words !== undefined && <AllTalksLink />}
    </form>
  );
}

/** Goes once it is followed. */
function AllTalksLink() {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHeir(link);
  return (
    <Link
      ref={link}
      to="/chats"
      className="flex min-h-11 items-center text-sm font-semibold text-accent-ink"
    >
      모든 대화 보기
    </Link>
  );
}
