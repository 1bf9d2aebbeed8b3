/** A file that a browser asks for: its place below the origin, and what it holds. */
interface FontFile<Source> {
  fileName: string;
  source: Source;
}

export function fontStyles(): FontFile<string>;
export function fontFile(): Promise<FontFile<Uint8Array>>;
