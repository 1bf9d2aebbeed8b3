import { type Day, isDay } from "#domain/calendar/day.ts";

/** A day is null where the si-gun-gu's own first or last day holds. */
export type EupMyeonDong = {
  code: string;
  name: string;
  valid_from: Day | null;
  valid_to: Day | null;
};

const entryForm =
  /^(\d{3}) ([가-힣][가-힣0-9·]*[읍면동])(?: (\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?)?$/;

/**
 * Reads "515 청운효자동|560 회천4동 ..2023-10-09|901 옥정1동 2023-10-10..": of each eup-myeon-dong the
 * three digits behind the si-gun-gu's code (the standard code's last two are 00), the name and,
 * when it came or went while the si-gun-gu stood, its first and last day.
 */
export function readEupMyeonDongCell(siGunGuCode: string, cell: string): EupMyeonDong[] {
  return cell.split("|").map((entry) => {
    const [, digits, name, from, to] = entryForm.exec(entry) ?? [];
    if (digits === undefined || name === undefined) {
      throw new Error(`${siGunGuCode}: cannot read "${entry}"`);
    }
    const unreal = [from, to].find((day): boolean => day !== undefined && !isDay(day));
    if (unreal !== undefined) throw new Error(`${siGunGuCode} ${name}: no day ${unreal}`);
    return {
      code: `${siGunGuCode}${digits}00`,
      name,
      valid_from: from ?? null,
      valid_to: to ?? null,
    };
  });
}
