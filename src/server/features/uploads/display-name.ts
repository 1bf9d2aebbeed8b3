const longestName = 100;
/** The part of a name that is looked at; nobody's real name is longer, and patterns stay quick. */
const longestRead = 1_000;

// Control characters, line ends, and the invisible ones that reorder or hide text ("gpj.exe" tricks).
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/**
 * A person's file name as text to show: last part of a path, composed Hangul, nothing invisible, at most
 * 100 characters with its ending kept. It is never a path, and never trusted for the kind of file.
 */
export function displayName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? "";
  const plain = base
    .slice(-longestRead)
    .toWellFormed()
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, "");
  if (plain === "") return "파일";
  const letters = [...plain];
  if (letters.length <= longestName) return plain;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? "";
  return (
    letters
      .slice(0, longestName - ending.length)
      .join("")
      .trimEnd() + ending
  );
}

/** The ending of a file name in lower case, without its dot; "" when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(displayName(fileName))?.[1]?.toLowerCase() ?? "";
}

/** The name for a download: pictures are stored as WebP whatever they came as. */
export function downloadName(shownName: string, extension: string): string {
  if (extensionOf(shownName) === extension) return shownName;
  return `${shownName.replace(/\.[a-z0-9]{1,8}$/i, "")}.${extension}`;
}
