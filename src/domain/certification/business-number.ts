/** 사업자등록번호: tax office (3 digits), kind (2), serial (4) and a check digit. */
const TYPED = /^(\d{3})-?(\d{2})-?(\d{5})$/;
const STORED = /^\d{10}$/;
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;
const FIRST_TAX_OFFICE = 101;

// More than any spelling of a number needs.
const TYPED_MAX = 30;

/**
 * The ten digits of a business number as typed, with or without hyphens, and spaces around them or none. Null for
 * what is not a number of ten digits or fails its check digit.
 */
export function normalizeBusinessNumber(text: string): string | null {
  const digits = tenDigits(text);
  return digits !== null && isSound(digits) ? digits : null;
}

/** What is wrong with a number as typed: not ten digits, or its check digit. Null when it is right. */
export function businessNumberProblem(text: string): "shape" | "check_digit" | null {
  const digits = tenDigits(text);
  if (digits === null) return "shape";
  return isSound(digits) ? null : "check_digit";
}

/** "1234567891" is "123-45-67891". Throws a RangeError for anything but ten digits. */
export function formatBusinessNumber(digits: string): string {
  if (!STORED.test(digits)) throw new RangeError("not a stored business number");
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

function tenDigits(text: string): string | null {
  if (text.length > TYPED_MAX) return null;
  const match = TYPED.exec(text.normalize("NFKC").trim());
  return match ? match.slice(1).join("") : null;
}

/**
 * The rule of the National Tax Service: the first nine digits times 1 3 7 1 3 7 1 3 5, plus the tens of the ninth
 * product, plus the tenth digit, is a multiple of ten. Tax offices are numbered from 101 on.
 */
function isSound(digits: string): boolean {
  if (Number(digits.slice(0, 3)) < FIRST_TAX_OFFICE) return false;
  const products = WEIGHTS.map((weight, place) => weight * Number(digits[place]));
  const tens = Math.floor((products.at(-1) ?? 0) / 10);
  const sum = products.reduce((total, product) => total + product, tens);
  return (sum + Number(digits[9])) % 10 === 0;
}
