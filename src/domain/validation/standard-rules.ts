import { commonStandardRules } from "./common-rules.ts";
import type { RuleFacts, StandardRule } from "./rule-catalogue.ts";
import { isOn, plain } from "./rule-parameters.ts";
import { creditCard } from "./text/credit-card.ts";
import { writtenDate } from "./date/date-text.ts";
import { after, before, dateBetween, DEFAULT_DATE_FORMAT, dateFormat } from "./date/dates.ts";
import type { Inclusivity } from "./date/dates.ts";
import { decimal } from "./number/decimal.ts";
import { email } from "./text/email.ts";
import type { EmailOptions } from "./text/email.ts";
import { confirmed, is, isNot } from "./relation/equality.ts";
import { dimensions, ext, image, mimes, size } from "./file/files.ts";
import { ip, ipOrFqdn } from "./text/ip.ts";
import { alpha, alphaDash, alphaNum, alphaSpaces } from "./text/letters.ts";
import { excluded, included } from "./relation/listed.ts";
import { regex } from "./text/regex.ts";
import { isRequiredBy, requiredIf } from "./relation/required.ts";
import { url } from "./text/url.ts";
import type { UrlOptions } from "./text/url.ts";

/** The rules of the reference by the names that lines call them. */
export const standardRules = {
  ...commonStandardRules,
  required_if: {
    passes: (value, [target, ...values], facts) =>
      requiredIf(value, facts.values[String(target)], ...values),
    demands: ([target, ...values], facts) => isRequiredBy(facts.values[String(target)], values),
  },
  email: {
    passes: (value, [options]) => email(value, optionsOf<EmailOptions>(options, "multiple")),
  },
  url: {
    passes: (value, [options]) => url(value, optionsOf<UrlOptions>(options, "require_protocol")),
  },
  credit_card: plain(creditCard),
  ip: plain(ip, "version"),
  ip_or_fqdn: plain(ipOrFqdn),
  regex: {
    whole: true,
    names: ["regex", "flags"],
    passes: (value, [pattern, flags]) =>
      regex(value, pattern as RegExp | string, typeof flags === "string" ? flags : ""),
  },
  decimal: plain(decimal, "decimals", "separator"),
  alpha: plain(alpha, "locale"),
  alpha_spaces: plain(alphaSpaces, "locale"),
  alpha_num: plain(alphaNum, "locale"),
  alpha_dash: plain(alphaDash, "locale"),
  included: plain(included),
  excluded: plain(excluded),
  is: plain(is, "value"),
  is_not: plain(isNot, "value"),
  confirmed: {
    names: ["target"],
    passes: (value, [target], { values }) => confirmed(value, values[String(target)]),
  },
  date_format: {
    whole: true,
    names: ["format"],
    passes: (value, [format]) => dateFormat(value, String(format)),
  },
  before: {
    names: ["target", "inclusion", "format"],
    passes: (value, [other, ...more], facts) =>
      before(value, otherDate(other, facts), ...limitsOf(more, facts)),
    said: saidLimit,
  },
  after: {
    names: ["target", "inclusion", "format"],
    passes: (value, [other, ...more], facts) =>
      after(value, otherDate(other, facts), ...limitsOf(more, facts)),
    said: saidLimit,
  },
  date_between: {
    names: ["min", "max", "inclusivity", "format"],
    passes: (value, [from, to, ...more], facts) => {
      const inclusivity = isInclusivity(more[0]) ? more[0] : "()";
      const format = isInclusivity(more[0]) ? more[1] : (more[1] ?? more[0]);
      const [first, last] = [otherDate(from, facts), otherDate(to, facts)];
      return dateBetween(value, first, last, inclusivity, formatOf(format, facts));
    },
    said: (params, dateFormat = DEFAULT_DATE_FORMAT) =>
      params.map((one) => writtenDate(one, dateFormat)),
  },
  ext: plain(ext),
  mimes: plain(mimes),
  image: plain(image),
  size: plain(size, "size"),
  dimensions: plain(dimensions, "width", "height"),
} as const satisfies Record<string, StandardRule>;

export type RuleName = keyof typeof standardRules;

/** Options given as an object, or as a single switch: on, or called by its name. */
function optionsOf<T extends object>(given: unknown, single: keyof T): T {
  if (typeof given === "object" && given !== null) return given as T;
  return { [single]: isOn(given) || given === single } as T;
}

/** Another field's date when there is a field of that name, else the date itself. */
function otherDate(other: unknown, { values }: RuleFacts): unknown {
  return typeof other === "string" && Object.hasOwn(values, other) ? values[other] : other;
}

/** Inclusion and format; the format may also come first and alone. */
function limitsOf([first, second]: readonly unknown[], facts: RuleFacts): [boolean, string] {
  const firstIsFormat =
    typeof first === "string" && !["true", "false", "1", "0", ""].includes(first);
  return [isOn(first), formatOf(second ?? (firstIsFormat ? first : undefined), facts)];
}

/** What a message says of a limit: the inclusion that it is judged by, and a date as it is written. */
function saidLimit(
  [other, ...more]: readonly unknown[],
  dateFormat: RuleFacts["dateFormat"],
): readonly unknown[] {
  const [inclusion, format] = limitsOf(more, { values: {}, dateFormat });
  return [writtenDate(other, format), inclusion];
}

function formatOf(given: unknown, facts: RuleFacts): string {
  return typeof given === "string" ? given : (facts.dateFormat ?? DEFAULT_DATE_FORMAT);
}

function isInclusivity(value: unknown): value is Inclusivity {
  return ["()", "[)", "(]", "[]"].includes(String(value));
}
