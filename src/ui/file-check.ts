/** What a drop area takes. */
export type FileLimits = {
  /** MIME types ("image/png", "image/*") or endings (".pdf"). Empty takes everything. */
  accept: readonly string[];
  maxFiles: number;
  /** Kilobytes (1024 bytes) per file. */
  maxKilobytes: number;
};

/** As much of a `File` as the check needs. */
export type FileFacts = { name: string; type: string; size: number };

/** "10MB", "512KB". */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))}KB`;
  return `${Number((kilobytes / 1024).toFixed(1))}MB`;
}

export function isFileAccepted(file: FileFacts, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((rule) => {
    if (rule.startsWith(".")) return file.name.toLowerCase().endsWith(rule.toLowerCase());
    if (rule.endsWith("/*")) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}

/**
 * Parts chosen files into those to upload and the sentences that say why others were left out. A first
 * look for the person's sake only: the server decides by the content.
 */
export function checkFiles<F extends FileFacts>(
  files: readonly F[],
  limits: FileLimits,
  already: number,
) {
  const taken: F[] = [];
  const refusals: string[] = [];
  let leftOver = 0;
  for (const file of files) {
    if (!isFileAccepted(file, limits.accept)) {
      refusals.push(`${file.name}: 올릴 수 없는 형식이에요.`);
    } else if (file.size === 0) {
      refusals.push(`${file.name}: 내용이 없는 파일이에요.`);
    } else if (file.size > limits.maxKilobytes * 1024) {
      refusals.push(
        `${file.name}: ${fileSizeText(limits.maxKilobytes * 1024)}까지 올릴 수 있어요.`,
      );
    } else if (already + taken.length >= limits.maxFiles) {
      leftOver += 1;
    } else {
      taken.push(file);
    }
  }
  if (leftOver > 0) {
    refusals.push(`${limits.maxFiles}개까지 올릴 수 있어서 ${leftOver}개는 빼 두었어요.`);
  }
  return { taken, refusals };
}
