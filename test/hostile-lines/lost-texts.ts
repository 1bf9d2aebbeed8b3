import { oneLine, rawLines, shownLines } from "#domain/text/one-line.ts";
import type { TestApp } from "../app.ts";
import { lengthOf, packed, standsOnLine } from "../awkward-texts.ts";
import type { FreeTextField } from "../free-text-fields.ts";

const QUARTER_MS = 900_000;

/**
 * Types texts into a field, as many together as it takes, and reads what is stored of them: answers those that were
 * refused or are not there letter by letter. Where a field stands on one line, those that no line may hold are left out.
 */
export async function lostTexts(
  app: TestApp,
  field: FreeTextField,
  from: readonly string[],
): Promise<string[]> {
  const texts = from.filter((text) => !field.isLine || standsOnLine(text, `앞 ${text} 뒤`));
  const keep = field.isLine ? oneLine : field.isShown ? shownLines : rawLines;
  const lost: string[] = [];
  for (const text of packed(texts, field.max - 2, field.isLine || field.isShown ? " " : "\n")) {
    const raw = lengthOf(text) < field.min ? text.padEnd(field.min + 5, "가") : text;
    // No faster than limits allow.
    app.clock.advance(QUARTER_MS);
    const status = await field.send(raw);
    if (status >= 300) lost.push(`${field.name}: ${status} to ${JSON.stringify(raw)}`);
    else if ((await field.stored()) !== keep(raw))
      lost.push(`${field.name}: other than typed: ${JSON.stringify(raw)}`);
  }
  return lost;
}
