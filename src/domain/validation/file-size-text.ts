const UNITS = ["KB", "MB", "GB"];
const STEP = 1024;

/** Kilobytes as people read them: 512 is "512 KB", 10,240 is "10 MB". */
export function fileSizeText(kilobytes: number | string): string {
  const count = Number(kilobytes);
  const power = count >= STEP ? Math.min(UNITS.length - 1, count >= STEP * STEP ? 2 : 1) : 0;
  return `${Math.round((count / STEP ** power) * 100) / 100} ${UNITS[power]}`;
}
