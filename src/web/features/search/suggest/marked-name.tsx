import { matchedPart } from "#domain/text/matched-part.ts";

/** A name with the part marked that was typed. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  const part = matchedPart(name, typed);
  if (!part) return name;
  const [start, end] = part;
  return (
    <>
      {name.slice(0, start)}
      <mark className="bg-transparent font-bold text-accent-ink">{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  );
}
