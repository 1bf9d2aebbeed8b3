// What people and others put into fields: right, wrong, and at the edges.

const letters = (count: number) => "가".repeat(count);
const BROKEN = ["가나다라마바사\u0000", "가나다라마바사\ud800"];

export const TEXTS = [
  "",
  " ",
  "가",
  " 가 ",
  "가나",
  "hello",
  "  가나다라마  ",
  "👍👍",
  "a\nb",
  "\u200b",
  "\u202e김",
  "<b>x</b>",
  ...[19, 20, 30, 31, 60, 61, 200, 201, 300, 301, 1000, 1001, 2000, 2001].map(letters),
  ...[20, 30, 31, 60].map((count) => letters(count).normalize("NFD")),
  "  각각각\t각각각  ".normalize("NFD"),
  "가나다\u200b라마바",
  "가나다\u202e라마바",
  "가나다\n라마바",
  "\ufeff가나다라마바\n",
  "👨‍👩‍👧 가족 청소",
  "👍".repeat(30),
  "👍".repeat(300),
  "👍".repeat(2000),
  ...BROKEN,
];

export const EMAILS = [
  "",
  " ",
  "a",
  "a@b",
  "foo@bar.com",
  " Foo@Bar.COM ",
  "foo@bar.com.",
  "@example.com",
  "a@@example.com",
  "Pelé@example.com",
  "홍길동@example.com",
  "hans@m端ller.com",
  '"foobar"@example.com',
  "a..b@example.com",
  "email@127.0.0.1",
  "Some Name <foo@bar.com>",
  "a@example.com\n",
  "a\nb@example.com",
  "a@xn--9t4b11yi5a.kr",
  ...[64, 65].map((count) => `${"a".repeat(count)}@example.com`),
  `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.kr`,
  ...BROKEN,
];

export const PASSWORDS = [
  "",
  " ",
  "short",
  "8-letters",
  letters(8),
  letters(7),
  "b".repeat(128),
  "b".repeat(129),
  "👍".repeat(128),
  ...BROKEN,
];
export const PHONES = [
  "",
  " ",
  "010-1234-5678",
  "01012345678",
  "+82 10-1234-5678",
  "０１０１２３４５６７８",
  "011-123-4567",
  "02-123-4567",
  "abc",
  "010-1234-567",
  "1".repeat(31),
];
export const CODES = [
  "",
  " ",
  "123456",
  " 123456 ",
  "12345",
  "1234567",
  "12345a",
  "１２３４５６",
  "-12345",
];
export const AMOUNTS = [0, 1, -1, 1.5, 350_000, 1_000_000_000, 1_000_000_001, 1e21, null];
export const SCORES = [0, 1, 5, 6, 2.5, -1, null];
export const NUMBERS = [
  "",
  " ",
  "123-45-67891",
  "1234567891",
  " 123-45-67891 ",
  "123-45-67890",
  "123-45",
  "１２３－４５－６７８９１",
  "가나다",
  "1".repeat(100),
];
export const NAMES = [
  "",
  " ",
  "김",
  "김솜",
  " 김 솜 ",
  "김솜1",
  "Mary O'Neil",
  "솜".repeat(41),
  "김\u0000",
];
