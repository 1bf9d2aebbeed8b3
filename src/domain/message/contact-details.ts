/** A way to reach somebody past the product, as it was found in a text. */
export interface ContactDetail {
  kind: "phone" | "email" | "messenger" | "account";
  /** The words as they were written. */
  found: string;
  /** Where they begin in the text. */
  at: number;
}

const HANGUL = /[가-힣]/;
const HANGUL_DIGITS: Readonly<Record<string, string>> = {
  공: "0",
  영: "0",
  빵: "0",
  일: "1",
  이: "2",
  삼: "3",
  사: "4",
  오: "5",
  육: "6",
  륙: "6",
  칠: "7",
  팔: "8",
  구: "9",
};

// Between the digits of a number that somebody spreads out. Not ":" and "~": those stand in times.
const GAP = String.raw`[\s.,·*_()\-–—]{0,3}`;
/** Where it begins, without a comma: "0, 10,000원" are two prices. */
const NEAR = String.raw`[\s.·*_()\-–—]{0,3}`;
const digits = (count: string) => String.raw`(?:${GAP}\d)${count}`;
// Neither the end of a longer number nor what follows a year or a day.
const START = String.raw`(?<!\d[-./]?)`;
const END = String.raw`(?!\d)`;

/** 010, 011 and their likes, as well behind +82; then seven or eight digits. */
const MOBILE_DIGITS = String.raw`(?:${START}0|(?<!\d)\+?82${NEAR}0?)${NEAR}1${NEAR}[016789]${digits("{7,8}")}`;
const MOBILE = new RegExp(`${MOBILE_DIGITS}${END}`, "g");
/** Where digits are spoken, what follows the number may sound like one: "…오육칠팔이에요". */
const SPOKEN_MOBILE = new RegExp(MOBILE_DIGITS, "g");
/** With its groups apart: a plain run of digits may be any number. */
const LANDLINE =
  /(?<!\d[-./]?)\(?0(?:2|[3-6][1-5]|[78]0|50\d)[)\-.\s]{1,2}\d{3,4}[-.\s]\d{4}(?!\d)/g;

const HOSTS = "naver|gmail|daum|hanmail|kakao|nate|hotmail|outlook|icloud";
const EMAIL = new RegExp(
  String.raw`[a-z0-9][a-z0-9._+-]{0,63}\s?(?:@|골뱅이|\(at\)|\[at\])\s?(?:[a-z0-9-]+(?:\s?(?:\.|닷|쩜)\s?(?:com|net|org|kr|co\s?(?:\.|닷)\s?kr|io|me|shop))+|(?:${HOSTS})(?![a-z])|(?:네이버|지메일|다음|한메일|카카오))`,
  "g",
);

const MESSENGER_LINK =
  /(?:open\.kakao\.com|pf\.kakao\.com|t\.me|line\.me|instagram\.com|wa\.me)\/[^\s]+/g;
const ID = String.raw`["'‘“(]?@?[a-z0-9][a-z0-9._-]{3,}`;
const NAMED = String.raw`(?:아이디|id|계정|이름|주소)`;
// Spaces belong to the word before them: two patterns that could both take them try all ways to share a long gap.
const LEAD = String.raw`\s*(?:(?:${NAMED})\s*)?(?:(?:는|은|이|가|으로|로|에서|:|=|-|>)\s*)?(?:(?:${NAMED})\s*)?(?:[:=]\s*)?`;
const TALK =
  "카카오톡|카톡|까톡|카똑|텔레그램|텔레|위챗|인스타그램|인스타|(?<![a-z])(?:kakaotalk|kakao|telegram|wechat|instagram|insta)(?![a-z])";
const MESSENGER_ID = new RegExp(String.raw`(?:${TALK})${LEAD}${ID}`, "g");
/** 라인 is a line of anything: only with a word that says it is the messenger, or a sign of a name. */
const LINE_ID = new RegExp(
  String.raw`(?:라인|(?<![a-z])line(?![a-z]))\s*(?:${NAMED}|메신저|친구|추가|톡|:|@)${LEAD}${ID}`,
  "g",
);
const ID_BEFORE = new RegExp(
  String.raw`[a-z0-9][a-z0-9._-]{3,39}\s*(?:(?:이|가|은|는)\s*)?(?:(?:제|저희|우리)\s*)?(?:${TALK}|라인)\s*(?:${NAMED})`,
  "g",
);
const OPEN_ROOM =
  /오픈\s?(?:채팅|톡|카톡|챗)\s?(?:방|주소|링크)?[^.!?\n]{0,20}?(?:검색|들어오|입장|참여)/g;

const BANK =
  "은행|뱅크|농협|신협|수협|우체국|새마을금고|국민|신한|우리|하나|기업|카뱅|토뱅|케뱅|카카오뱅크|토스뱅크|케이뱅크";
/** Ten to fourteen digits in groups; dates are none. */
const ACCOUNT_NUMBER = String.raw`(?<!\d[-.,]?)(?!20\d\d[-. ]\d{1,2}[-. ])\d(?:[\s-]?\d){9,13}(?![-\s,.]?\d)`;
const BANK_ACCOUNT = new RegExp(
  String.raw`(?:${BANK})\s*(?:(?:은행|뱅크)\s*)?(?:(?:계좌|통장)\s*)?(?:번호\s*)?(?:(?:는|은|:|-)\s*)?${ACCOUNT_NUMBER}`,
  "g",
);
const NAMED_ACCOUNT = new RegExp(
  String.raw`(?:계좌|입금|송금|통장)[^\d\n]{0,15}${ACCOUNT_NUMBER}`,
  "g",
);
const ACCOUNT_BEFORE = new RegExp(
  String.raw`${ACCOUNT_NUMBER}\s*(?:\(\s*)?(?:[가-힣]{1,5}\s*)?(?:${BANK}|계좌|통장)`,
  "g",
);

/**
 * Phone numbers, e-mail addresses, names at messengers and bank accounts in a text, in the order in which they stand,
 * also spread out, in full-width letters and spoken as Hangul digits. Prices, days, sizes and numbers of things are none.
 */
export function findContactDetails(text: string): ContactDetail[] {
  const plain = plainForm(text);
  const spoken = spokenForm(plain);
  const found: ContactDetail[] = [];
  const collect = (
    kind: ContactDetail["kind"],
    form: string,
    patterns: readonly RegExp[],
    counts: (written: string) => boolean = () => true,
  ) => {
    for (const pattern of patterns) {
      for (const match of form.matchAll(pattern)) {
        const { index, 0: words } = match;
        const end = index + words.length;
        const overlaps = found.some((one) => index < one.at + one.found.length && one.at < end);
        const written = text.slice(index, end);
        if (!overlaps && counts(written)) found.push({ kind, found: written, at: index });
      }
    }
  };
  collect("phone", plain, [MOBILE, LANDLINE]);
  collect("phone", spoken, [SPOKEN_MOBILE], (words) => HANGUL.test(words));
  collect("email", plain, [EMAIL]);
  collect("messenger", plain, [MESSENGER_LINK, MESSENGER_ID, LINE_ID, ID_BEFORE, OPEN_ROOM]);
  collect("account", plain, [BANK_ACCOUNT, NAMED_ACCOUNT, ACCOUNT_BEFORE]);
  return found
    .map((one) => ({ ...one, found: one.found.trim() }))
    .toSorted((one, other) => one.at - other.at);
}

/** Letter by letter, so that places stay: full-width and circled signs as plain ones, all in lower case. */
function plainForm(text: string): string {
  return mapUnits(text, (unit) => {
    const [plain = unit, ...more] = unit.normalize("NFKC").toLowerCase();
    return more.length === 0 && plain.length === 1 ? plain : unit;
  });
}

function spokenForm(plain: string): string {
  return mapUnits(plain, (unit) => HANGUL_DIGITS[unit] ?? unit);
}

function mapUnits(text: string, map: (unit: string) => string): string {
  return text.split("").map(map).join("");
}
