const UNITS = ["Byte", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"];
const STEP = 1024;

/** Kilobytes as people read them: 0.5 is "512 Byte", 512 is "512 KB", 10,240 is "10 MB". */
export function fileSizeText(kilobytes: number | string): string {
  const bytes = Number(kilobytes) * STEP;
  let power = 0;
  while (power < UNITS.length - 1 && bytes >= STEP ** (power + 1)) power += 1;
  return `${Math.round((bytes / STEP ** power) * 100) / 100} ${UNITS[power]}`;
}
