import { readFileSync } from "node:fs";
import type { LegalDocument } from "#domain/legal/documents.ts";
import { FIGURES } from "#domain/written-text/figures.ts";
import { fillFigures } from "#domain/written-text/fill-figures.ts";
import {
  readWrittenText,
  type WrittenText,
} from "../../platform/written-text/read-written-text.ts";

const FOLDER = new URL("../../../../data/legal/", import.meta.url);

/** The file of a published version, as it was published. */
export function legalSource(document: LegalDocument, version: string): string {
  return readFileSync(new URL(`${document}/${version}.md`, FOLDER), "utf8");
}

const texts = new Map<string, WrittenText>();

/** The text of a published version; read once. */
export function readLegalText(document: LegalDocument, version: string): WrittenText {
  const key = `${document}/${version}`;
  const text =
    texts.get(key) ?? readWrittenText(fillFigures(legalSource(document, version), FIGURES));
  texts.set(key, text);
  return text;
}
