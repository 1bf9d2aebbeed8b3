/** What a drop area takes. */
export type FileLimits = {
  /** MIME types, for the picker. */
  accept: readonly string[];
  maxFiles: number;
  /** Kilobytes (1024 bytes) per file, as the area shows them. */
  maxKilobytes: number;
  /** Why a file is not taken, for the person, or null. */
  problemOf: (file: FileFacts) => string | null;
};

/** As much of a `File` as the check needs. */
export type FileFacts = { name: string; type: string; size: number };

/** "10MB", "512KB". */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))}KB`;
  return `${Number((kilobytes / 1024).toFixed(1))}MB`;
}

/**
 * Parts chosen files into those to upload and the sentences that say why others were left out.
 * A first look for the person's sake only: the server decides by the content.
 */
export function checkFiles<F extends FileFacts>(
  files: readonly F[],
  limits: Pick<FileLimits, "maxFiles" | "problemOf">,
  already: number,
) {
  const taken: F[] = [];
  const refusals: string[] = [];
  let leftOver = 0;
  for (const file of files) {
    const problem = limits.problemOf(file);
    if (problem !== null) {
      refusals.push(`${file.name}: ${problem}`);
    } else if (already + taken.length >= limits.maxFiles) {
      leftOver += 1;
    } else {
      taken.push(file);
    }
  }
  if (leftOver > 0) {
    refusals.push(`${limits.maxFiles}개까지 올릴 수 있어서 ${leftOver}개는 제외했어요.`);
  }
  return { taken, refusals };
}
