/**
 * A number with its unit, and what belongs to it after a space: 2027년 02월 01일, 129만 원, 6만 5,000원, 12 크레딧, with
 * the sign after it where a range begins with it; and a
 * time of day, or two of them: 오전 9:00~오후 6:00. Also what cannot stand alone: 볼 수 있어요, a masked name, 김○○님; and a
 * dot with the word before it: 거주청소·가사도우미 breaks behind it.
 */
const TOGETHER =
  /(?<![\d,])\d[\d,]*(?:년|월|억|만)?(?: (?:\d[\d,]*(?:월|일|만|원)|원|크레딧))+(?:~(?=\d))?|오[전후] \d{1,2}:\d{2}(?:~(?:오[전후] )?\d{1,2}:\d{2})?|(?<![가-힣])[가-힣]+ 수 (?:있|없)[가-힣]*|[가-힣]○+(?: ?님)?|(?<![가-힣])[가-힣]+·(?=[가-힣])/g;

/** A text in pieces: every second one, from the second on, is an amount, a date or a time that has to stay on one line. */
export function unbrokenParts(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: together, index } of text.matchAll(TOGETHER)) {
    parts.push(text.slice(end, index), together);
    end = index + together.length;
  }
  return [...parts, text.slice(end)];
}
