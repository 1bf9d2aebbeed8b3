import { useNavigate } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import { clsx } from "clsx";
import { useState, type SubmitEvent } from "react";
import { deadlineLabels, RECEIVED_DEADLINES } from "#domain/received-request/received-filter.ts";
import { RECEIVED_SORTS, sortLabels } from "#domain/received-request/received-order.ts";
import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import type { ReceivedCounts } from "#contract/endpoints/quotes/received-requests.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useAskedSearch } from "#web/platform/navigation/use-asked-search.ts";
import { readReceivedParams, type ReceivedParams } from "./received-params.ts";

/** What is asked of the list, and the way to ask something else of it. */
export function useAskedList() {
  const navigate = useNavigate();
  const asked = useAskedSearch(readReceivedParams);
  const show = (change: (before: ReceivedParams) => ReceivedParams) =>
    void navigate({
      to: "/pro/requests",
      search: (before) => change(readReceivedParams(before)),
      resetScroll: false,
    });
  const add = (choice: ReceivedParams) => show((before) => ({ ...before, ...choice }));
  return { asked, show, add };
}

/** Words to look for; they take effect when sent, also when the field was emptied. */
export function WordsField() {
  const { asked, add } = useAskedList();
  const [draft, setDraft] = useState(asked.words ?? "");
  const [given, setGiven] = useState(asked.words);
  if (given !== asked.words) {
    setGiven(asked.words);
    setDraft(asked.words ?? "");
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    add({ words: draft.trim() === "" ? undefined : draft.trim() });
  };
  return (
    <form onSubmit={submit} className="min-w-0 flex-1 lg:max-xl:basis-full">
      <TextField
        label="받은 요청에서 찾기"
        labelHidden
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_WORDS_MAX}
        placeholder="요청 내용에서 찾기"
        prefix={<Search size={18} aria-hidden />}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => {
          if (event.target.value === "" && asked.words !== undefined) add({ words: undefined });
        }}
      />
    </form>
  );
}

/** Each choice with how many requests it would show; it takes effect at once. */
export function FilterChoices({ counts }: { counts: ReceivedCounts }) {
  const { asked, add } = useAskedList();
  const { service, region, deadline, designated, urgent, sort } = asked;
  return (
    <>
      <Select
        label="서비스"
        labelHidden
        className="lg:w-44"
        value={service ?? ""}
        placeholder="서비스 모두"
        options={withCounts(counts.services, service)}
        onChange={({ target }) => add({ service: target.value || undefined })}
      />
      <Select
        label="지역"
        labelHidden
        className="lg:w-44"
        value={region ?? ""}
        placeholder="지역 모두"
        options={withCounts(counts.regions, region)}
        onChange={({ target }) => add({ region: target.value || undefined })}
      />
      <Select
        label="마감"
        labelHidden
        className="lg:w-36"
        value={deadline ?? ""}
        placeholder="마감 모두"
        options={RECEIVED_DEADLINES.map((value) => ({
          value,
          label: `${deadlineLabels[value]} (${groupDigits(counts.deadlines[value])})`,
        }))}
        onChange={({ target }) => add({ deadline: target.value || undefined })}
      />
      <div className="flex gap-2">
        <Toggle
          label="지정 요청"
          count={counts.designated}
          pressed={designated === "true"}
          onPress={(pressed) => add({ designated: pressed ? "true" : undefined })}
        />
        <Toggle
          label="긴급"
          count={counts.urgent}
          pressed={urgent === "true"}
          onPress={(pressed) => add({ urgent: pressed ? "true" : undefined })}
        />
      </div>
      <Select
        label="정렬"
        labelHidden
        className="lg:w-36"
        value={sort ?? RECEIVED_SORTS[0]}
        options={RECEIVED_SORTS.map((value) => ({ value, label: sortLabels[value] }))}
        onChange={({ target }) =>
          add({ sort: target.value === RECEIVED_SORTS[0] ? undefined : target.value })
        }
      />
    </>
  );
}

/** Also what is chosen and would show nothing: it must be possible to see it. */
function withCounts(choices: ReceivedCounts["services"], chosen: string | undefined) {
  const all =
    chosen === undefined || choices.some(({ value }) => value === chosen)
      ? choices
      : [...choices, { value: chosen, name: "고른 것", count: 0 }];
  return all.map(({ value, name, count }) => ({ value, label: `${name} (${groupDigits(count)})` }));
}

interface ToggleProps {
  label: string;
  count: number;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

function Toggle({ label, count, pressed, onPress }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={clsx(
        "inline-flex min-h-12 flex-1 items-center justify-center gap-1.5 rounded-md border px-4 whitespace-nowrap",
        pressed
          ? "border-accent bg-accent-soft font-semibold text-accent-ink"
          : "border-line-strong bg-surface",
      )}
      onClick={() => onPress(!pressed)}
    >
      {label} <span className="numeric">{groupDigits(count)}</span>
    </button>
  );
}
