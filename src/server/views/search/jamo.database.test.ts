import { expect, it } from "vitest";
import { beginningsOf, initialsOf, toJamo } from "#domain/hangul/jamo.ts";
import { testDatabase } from "#test/database.ts";

const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCodePoint(0xac00 + at));
const mixed = [
  "이사·청소 ABC z",
  "ㄱㅏㄳㅘㅙㄲ ㆍ점",
  "ＰＴ 레슨　２호",
  "㈜새봄 … ½",
  "각 decomposed 각",
  "é ß İ Ω",
  "탭\t줄\n바꿈\u2028끝\ufeff",
  "%_\\'\"()[]{}<>:;!?-+&/|~",
  "한글과 日本語 🙂",
  "",
];

it("the database takes words apart as the domain does", async () => {
  const sql = await testDatabase();
  const texts = [...syllables, ...mixed];
  const rows = await sql<{ jamo: string; initials: string }[]>`
    SELECT search_jamo(words) AS jamo, search_initials(words) AS initials
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS t (words, at) ORDER BY at`;
  expect(rows.map(({ jamo }) => jamo)).toEqual(texts.map(toJamo));
  expect(rows.map(({ initials }) => initials)).toEqual(texts.map(initialsOf));
});

it("a name has the beginnings of every part of it among its own", async () => {
  const sql = await testDatabase();
  const parts = [
    ...mixed,
    ...syllables.slice(0, 300),
    "이삿짐센터",
    "괜찮아요 값진 닭집",
    "🙂청소🙂이사",
  ]
    .map(toJamo)
    .flatMap((name) => {
      const keys = [...name];
      return keys.flatMap((_, from) =>
        keys.slice(from).map((__, more) => ({
          name,
          beginnings: beginningsOf(keys.slice(from, from + more + 1).join("")),
        })),
      );
    });
  const [row] = await sql<{ met: boolean }[]>`
    SELECT bool_and(search_beginnings(part.name) @> part.beginnings) AS met
    FROM jsonb_to_recordset(${sql.json(parts)}) AS part (name text, beginnings text[])`;
  expect(row?.met).toBe(true);
});
