interface FoundProps {
  text: string;
  words: string;
}

/** A text with the words that were looked for marked in it. */
export function Found({ text, words }: FoundProps) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at === -1 || words === "") return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-accent-soft text-accent-ink">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
