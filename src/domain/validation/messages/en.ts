import { fileSizeText } from "../file/file-size-text.ts";

// The standard sentences, one for each rule: the field's name first, then the rule's parameters.

type Said = (field: string, ...params: readonly never[]) => string;
type Count = number | string;

export const required: Said = (field) => `The ${field} field is required.`;
export const requiredIf = (field: string, other: unknown) =>
  `The ${field} field is required when the ${String(other)} field has this value.`;

export const email: Said = (field) => `The ${field} field must be a valid email.`;
export const url: Said = (field) => `The ${field} field is not a valid URL.`;
export const creditCard: Said = (field) => `The ${field} field is invalid.`;
export const ip: Said = (field) => `The ${field} field must be a valid ip address.`;
export const ipOrFqdn: Said = (field) => `The ${field} field must be a valid ip address or FQDN.`;
export const regex: Said = (field) => `The ${field} field format is invalid.`;

export const min = (field: string, least: Count) =>
  `The ${field} field must be at least ${least} characters.`;
export const max = (field: string, most: Count) =>
  `The ${field} field may not be greater than ${most} characters.`;
export const length = (field: string, least: Count, most?: Count) =>
  // Between something and a most of 0 stands nothing else.
  most === undefined || most === 0
    ? `The ${field} length must be ${least}.`
    : `The ${field} length must be between ${least} and ${most}.`;

export const minValue = (field: string, least: Count) =>
  `The ${field} field must be ${least} or more.`;
export const maxValue = (field: string, most: Count) =>
  `The ${field} field must be ${most} or less.`;
export const between = (field: string, least: Count, most: Count) =>
  `The ${field} field must be between ${least} and ${most}.`;

export const numeric: Said = (field) => `The ${field} field may only contain numeric characters.`;
export const integer: Said = (field) => `The ${field} field must be an integer.`;
export const decimal = (field: string, places: Count = "*") =>
  `The ${field} field must be numeric and may contain${places === "*" || places === 0 ? "" : ` ${places}`} decimal points.`;
export const digits = (field: string, count: Count) =>
  `The ${field} field must be numeric and contains exactly ${count} digits.`;

export const alpha: Said = (field) => `The ${field} field may only contain alphabetic characters.`;
export const alphaSpaces: Said = (field) =>
  `The ${field} field may only contain alphabetic characters as well as spaces.`;
export const alphaNum: Said = (field) =>
  `The ${field} field may only contain alpha-numeric characters.`;
export const alphaDash: Said = (field) =>
  `The ${field} field may contain alpha-numeric characters as well as dashes and underscores.`;

export const included: Said = (field) => `The ${field} field must be a valid value.`;
export const excluded = included;
export const is: Said = (field) => `The ${field} value is not valid.`;
export const isNot = is;
export const confirmed: Said = (field) => `The ${field} confirmation does not match.`;

export const dateFormat = (field: string, format: string) =>
  `The ${field} must be in the format ${format}.`;
export const before = (field: string, other: unknown, inclusion = false) =>
  `The ${field} must be before ${inclusion ? "or equal to " : ""}${String(other)}.`;
export const after = (field: string, other: unknown, inclusion = false) =>
  `The ${field} must be after ${inclusion ? "or equal to " : ""}${String(other)}.`;
export const dateBetween = (field: string, from: unknown, to: unknown) =>
  `The ${field} must be between ${String(from)} and ${String(to)}.`;

export const ext: Said = (field) => `The ${field} field must be a valid file.`;
export const mimes: Said = (field) => `The ${field} field must have a valid file type.`;
export const image: Said = (field) => `The ${field} field must be an image.`;
export const size = (field: string, kilobytes: Count) =>
  `The ${field} size must be less than ${fileSizeText(kilobytes)}.`;
export const dimensions = (field: string, width: Count, height: Count) =>
  `The ${field} field must be ${width} pixels by ${height} pixels.`;
