import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { applyEntry, emptyBooks, recordedPayments, type Books, type Entry } from "./books.ts";

/** The emulator's own record: one JSON line per thing that happened, appended before it is answered. */
export interface GatewayRecord {
  readonly books: Books;
  write(entry: Entry): void;
  close(): void;
}

/**
 * Opens the record at `file` and reads what it holds. A last line cut short by a kill is left out: nobody had an
 * answer about it yet.
 */
export function openRecord(file: string): GatewayRecord {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, "a+");
  const text = readFileSync(file, "utf8");
  const books = booksOf(text);
  if (text !== "" && !text.endsWith("\n")) writeSync(descriptor, "\n");
  return {
    books,
    write(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      applyEntry(books, entry);
    },
    close: () => closeSync(descriptor),
  };
}

/** The payments that a record holds, oldest first; for looking at it beside the emulator. */
export function readRecordedPayments(file: string) {
  return recordedPayments(booksOf(readFileSync(file, "utf8")));
}

function booksOf(text: string): Books {
  const books = emptyBooks();
  for (const line of text.split("\n").slice(0, -1)) {
    const entry = parsed(line);
    if (entry) applyEntry(books, entry);
  }
  return books;
}

function parsed(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
