import type { Sql, Tx } from "#server/platform/database/sql.ts";

/** Syllables that given names are made of, the commoner ones first. */
export const GIVEN = [
  ..."민서지현준수영은정진하윤우연희경재성주미승태혜동아원유선호인나라형규빈람솔별한채율온결",
];
const SURNAMES = [
  ..."김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민",
];
const TRADES = [
  "청소",
  "이사",
  "인테리어",
  "홈케어",
  "클린",
  "설비",
  "디자인",
  "스튜디오",
  "레슨",
  "공방",
  "하우스",
  "수리",
  "도배",
  "전기",
  "아카데미",
  "웨딩",
  "모터스",
  "펫케어",
  "세무",
  "미디어",
];
const FIRST = [
  "새봄",
  "번개",
  "한빛",
  "으뜸",
  "바른",
  "푸른",
  "하늘",
  "정성",
  "우리",
  "미소",
  "다솜",
  "행복",
  "믿음",
  "깔끔",
  "든든",
  "반짝",
  "참좋은",
  "으랏차",
  "달인",
  "백년",
  "초록",
  "맑은",
  "온누리",
  "햇살",
  "가온",
  "나래",
  "도담",
  "라온",
  "마루",
  "보람",
  "사랑",
  "아름",
  "자연",
  "차오름",
  "큰손",
  "튼튼",
  "편한",
  "해솔",
  "예담",
  "누리",
];
const HEADS = [
  "꼼꼼하게 챙겨 드려요",
  "약속한 시간에 시작해요",
  "처음이라도 편하게 물어보세요",
  "사진으로 과정을 보여 드려요",
  "마무리까지 책임져요",
  "합리적인 가격으로 도와드려요",
  "주말과 저녁에도 가능해요",
  "오래 쓰도록 튼튼하게 해요",
  "집처럼 깨끗하게 해 드려요",
  "하나하나 설명하며 진행해요",
];
const TAILS = [
  "혼자서도 안심",
  "재방문이 많은 팀",
  "직접 방문",
  "당일 상담",
  "경력 십 년",
  "가족이 함께",
  "소형 공간 전문",
  "아이 있는 집 환영",
  "반려동물과 함께",
  "장비를 갖췄어요",
];

/** What is read from tables of pros for the search; it is built of them at once. */
const SEARCHED = "search_pros";
/** The tables that grow with the pros. */
const FILLED = [
  "accounts",
  "pro_profiles",
  "pro_services",
  "pro_regions",
  "certifications",
  "pro_activity",
  "hires",
];

/** Words of two syllables that stand in names of this market. */
export function namePieces(): string[] {
  const given = GIVEN.slice(0, 20);
  const pairs = given.flatMap((one) => given.map((two) => `${one}${two}`));
  return [
    ...new Set([
      ...pairs,
      ...FIRST.filter((one) => one.length === 2),
      ...TRADES.filter((one) => one.length === 2),
    ]),
  ];
}

/**
 * So many approved pros with services, regions, papers, figures and finished jobs, the same ones each time. Written
 * past the triggers; then everything that search keeps is built at once, as after any bulk load.
 */
export async function insertPros(sql: Sql, pros: number, now: Date): Promise<void> {
  const at = `'${now.toISOString()}'::timestamptz`;
  const one = (list: readonly string[], skew = 1) =>
    `(ARRAY[${list.map((text) => `'${text}'`).join(",")}])[1 + floor(power(random(), ${skew}) * ${list.length})::int]`;
  const person = `${one(SURNAMES, 2)} || ${one(GIVEN, 1.5)} || ${one(GIVEN, 1.5)}`;
  const firm = `${one(FIRST)} || CASE WHEN random() < 0.3 THEN ' ' ELSE '' END || ${one(TRADES, 1.5)}`;
  const numbers = `generate_series(1, ${pros}) AS n`;
  const id = (kind: number, n = "n") =>
    `('0000000${kind}-0000-7000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;
  // A subquery that names the row, or PostgreSQL would draw once for all of them.
  const some = (table: string, key: string, most: number, skew: number) =>
    `SELECT DISTINCT n, (SELECT array_agg(${key} ORDER BY ${key}) FROM ${table})[
       1 + floor(power(random(), ${skew}) * (SELECT count(*) FROM ${table}))::int] AS key
     FROM ${numbers}, generate_series(1, ${most}) AS m WHERE m = 1 OR random() < 0.5`;
  const siGunGu = `(SELECT code FROM regions WHERE level = 'si_gun_gu' AND valid_to IS NULL) r`;
  const statements = [
    `SELECT setseed(0.42)`,
    `INSERT INTO accounts (id, email, password_hash, name, role, created_at)
     SELECT ${id(1)}, 'bench-' || n || '@example.com', 'none', '고수 ' || n, 'member', ${at} FROM ${numbers}`,
    `INSERT INTO pro_profiles (id, account_id, display_name, headline, introduction, state, applied_at, approved_at,
       accepts_requests, review_count, rating_sum, hire_count, quote_count, answer_seconds, deal_count, deal_kept_count)
     SELECT ${id(2)}, ${id(1)}, name, headline, '', 'approved', born, born, random() < 0.9, reviews,
            floor(reviews * (3.6 + 1.4 * random()))::int, hires, quotes, floor(quotes * 600 * exp(4 * random()))::bigint,
            hires, floor(hires * (0.7 + 0.3 * random()))::int
     FROM (SELECT n, CASE WHEN random() < 0.6 THEN ${person} ELSE ${firm} END AS name,
                  ${one(HEADS)} || ', ' || ${one(TAILS)} AS headline,
                  ${at} - interval '1 day' * floor(900 * random()) AS born,
                  floor(60 * power(random(), 6))::int AS reviews, floor(80 * power(random(), 6))::int AS hires,
                  floor(100 * power(random(), 3))::int AS quotes FROM ${numbers}) drawn`,
    `INSERT INTO pro_services (pro_id, service_slug) SELECT ${id(2)}, key FROM (${some("services", "slug", 3, 1.3)}) s`,
    `INSERT INTO pro_regions (pro_id, si_gun_gu_code) SELECT ${id(2)}, key FROM (${some(siGunGu, "code", 4, 1.3)}) s`,
    `INSERT INTO certifications (id, pro_id, kind, label, state, created_at, submitted_at)
     SELECT ${id(3)}, ${id(2)}, 'identity', '본인 확인', 'approved', ${at}, ${at} FROM ${numbers} WHERE n % 3 = 0`,
    `INSERT INTO pro_activity (pro_id, active_on)
     SELECT ${id(2)}, (${at} - interval '1 day' * floor(200 * power(random(), 2)))::date FROM ${numbers}`,
    `INSERT INTO hires (id, request_id, quote_id, customer_id, pro_id, service_slug, quoted_price, agreed_price,
       agreed_date, state, auto_complete_at, hired_at, completed_at)
     SELECT ${id(4)}, ${id(5)}, ${id(6)}, ${id(1)}, s.pro_id, s.service_slug, price, price, ${at}::date, 'completed',
            ${at}, ${at}, ${at}
     FROM (SELECT row_number() OVER () AS n, pro_id, service_slug, 10000 * (1 + floor(80 * random()))::int AS price
           FROM pro_services, generate_series(1, 5) WHERE hashtext(pro_id::text || service_slug) % 10 = 0) s`,
  ];
  await sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`SET LOCAL ROLE NONE`;
    await tx`SET LOCAL session_replication_role = replica`;
    await tx`SET LOCAL maintenance_work_mem = '512MB'`;
    await tx`SET LOCAL work_mem = '512MB'`;
    // As one would for any bulk load, indexes are built in one go after it: kept up row by row, those in another order
    // than the rows write a page of the disk for each.
    const indexes = await dropIndexes(tx, FILLED);
    for (const statement of statements) await tx.unsafe(statement);
    for (const define of indexes) await tx.unsafe(define);
    for (const table of FILLED) await tx`ANALYZE ${tx(table)}`;
    const ofSearch = await dropIndexes(tx, [SEARCHED]);
    await tx.unsafe(`SELECT search_rebuild(${at})`);
    for (const define of ofSearch) await tx.unsafe(define);
  });
  await sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`SET LOCAL ROLE NONE`;
    await tx`ANALYZE`;
  });
}

/** Those that are no constraint's; returns the statements that make them anew. */
async function dropIndexes(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const indexes = await tx<{ name: string; definition: string; statistics: number | null }[]>`
    SELECT indexname AS name, indexdef AS definition,
           (SELECT attstattarget FROM pg_attribute
            WHERE attrelid = indexname::regclass AND attnum = 1) AS statistics
    FROM pg_indexes
    WHERE tablename = ANY(${[...tables]}) AND NOT EXISTS (
      SELECT 1 FROM pg_constraint WHERE conindid = indexname::regclass)`;
  for (const { name } of indexes) await tx`DROP INDEX ${tx(name)}`;
  return indexes.flatMap(({ name, definition, statistics }) => [
    definition,
    ...(statistics === null
      ? []
      : [`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS ${statistics}`]),
  ]);
}
