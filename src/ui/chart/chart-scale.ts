/** Round values to draw lines at, from 0 to at least `most`: about `steps` of them, none without whole numbers. */
export function niceTicks(most: number, steps = 4): number[] {
  const top = Math.max(1, most);
  const rough = top / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  const count = Math.ceil(top / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** At most what a label of a scale takes in small type, in px: a Korean letter is wider than a digit. */
export function labelWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 13 : 8), 0);
}

/** Every how many labels one is shown, so that they stay `least` px apart. */
export function labelStep(count: number, width: number, least: number): number {
  return Math.max(1, Math.ceil((count * least) / Math.max(1, width)));
}
