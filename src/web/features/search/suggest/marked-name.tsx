import { matchedPart } from "#domain/text/matched-part.ts";

/** A name with the part marked that was typed. */
export function MarkedName({ name, raw }: { name: string; raw: string }) {
  const part = matchedPart(name, raw);
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
