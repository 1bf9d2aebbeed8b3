import { groupDecimal } from "#domain/text/group-digits.ts";
import { josa } from "#domain/text/josa.ts";
import { fileSizeText } from "../file/file-size-text.ts";
import { bareExtension } from "../file/files.ts";

// What the page shows: what to change, in one sentence for each rule. Import them one by one, not as a whole:
// then a page carries only those that it may show.

type Count = number | string;
type Said = (field: string, ...params: readonly never[]) => string;

const counted = (count: Count) => groupDecimal(Number(count));

export const required: Said = (field) => `${josa(field, "을")} 입력해 주세요.`;
export const requiredIf = required;

export const email: Said = (field) => `${josa(field, "을")} name@example.com처럼 입력해 주세요.`;
export const url: Said = (field) => `${josa(field, "을")} https://example.com처럼 입력해 주세요.`;
export const creditCard: Said = (field) => `${josa(field, "을")} 다시 확인해 주세요.`;
export const ip: Said = (field) => `${josa(field, "을")} 192.168.0.1처럼 입력해 주세요.`;
export const ipOrFqdn: Said = (field) =>
  `${josa(field, "을")} 192.168.0.1이나 example.com처럼 입력해 주세요.`;
export const regex: Said = (field) => `${josa(field, "을")} 정해진 형식대로 입력해 주세요.`;

export const min = (field: string, least: Count) =>
  `${josa(field, "을")} ${counted(least)}자 이상 입력해 주세요.`;
export const max = (field: string, most: Count) =>
  `${josa(field, "은")} ${counted(most)}자까지 쓸 수 있어요.`;
export const length = (field: string, least: Count, most?: Count) =>
  most === undefined
    ? `${josa(field, "을")} ${counted(least)}자로 입력해 주세요.`
    : `${josa(field, "을")} ${counted(least)}~${counted(most)}자로 입력해 주세요.`;

export const minValue = (field: string, least: Count) =>
  `${josa(field, "을")} ${counted(least)} 이상으로 입력해 주세요.`;
export const maxValue = (field: string, most: Count) =>
  `${josa(field, "을")} ${counted(most)} 이하로 입력해 주세요.`;
export const between = (field: string, least: Count, most: Count) =>
  `${josa(field, "을")} ${counted(least)}부터 ${counted(most)}까지의 숫자로 입력해 주세요.`;

export const numeric: Said = (field) => `${josa(field, "은")} 숫자만 입력해 주세요.`;
export const integer: Said = (field) => `${josa(field, "을")} 소수점 없는 숫자로 입력해 주세요.`;
export const decimal = (field: string, places: Count = "*") =>
  places === "*"
    ? `${josa(field, "을")} 숫자로 입력해 주세요.`
    : Number(places) === 0
      ? integer(field)
      : `${josa(field, "을")} 숫자로, 소수점 아래 ${places}자리까지 입력해 주세요.`;
export const digits = (field: string, count: Count) =>
  `${josa(field, "을")} 숫자 ${count}자리로 입력해 주세요.`;

export const alpha: Said = (field) => `${josa(field, "은")} 글자만 쓸 수 있어요.`;
export const alphaSpaces: Said = (field) => `${josa(field, "은")} 글자와 띄어쓰기만 쓸 수 있어요.`;
export const alphaNum: Said = (field) => `${josa(field, "은")} 글자와 숫자만 쓸 수 있어요.`;
export const alphaDash: Said = (field) => `${josa(field, "은")} 글자와 숫자, -, _만 쓸 수 있어요.`;

export const included: Said = (field) => `${josa(field, "을")} 목록에서 골라 주세요.`;
export const excluded: Said = (field) =>
  `쓸 수 없는 값이에요. 다른 ${josa(field, "을")} 입력해 주세요.`;
export const is: Said = (field) => `${josa(field, "을")} 다시 확인해 주세요.`;
export const isNot = excluded;
export const confirmed: Said = (field) => `${josa(field, "이")} 서로 달라요. 똑같이 입력해 주세요.`;

export const dateFormat = (field: string, format: string) =>
  `${josa(field, "을")} ${format} 형식으로 입력해 주세요.`;
export const before = (field: string, other: unknown, inclusion = false) =>
  inclusion
    ? `${josa(field, "을")} ${String(other)}까지로 골라 주세요.`
    : `${josa(field, "을")} ${String(other)}보다 앞선 날로 골라 주세요.`;
export const after = (field: string, other: unknown, inclusion = false) =>
  inclusion
    ? `${josa(field, "을")} ${String(other)}부터로 골라 주세요.`
    : `${josa(field, "을")} ${String(other)} 다음 날부터로 골라 주세요.`;
export const dateBetween = (field: string, from: unknown, to: unknown) =>
  `${josa(field, "을")} ${String(from)}과 ${String(to)} 사이에서 골라 주세요.`;

export const ext = (field: string, ...extensions: readonly string[]) =>
  `${josa(field, "은")} ${extensions.map(bareExtension).join(", ")} 파일만 올릴 수 있어요.`;
export const mimes: Said = (field) => `${josa(field, "은")} 이 형식의 파일로 올릴 수 없어요.`;
export const image: Said = (field) => `${josa(field, "은")} 사진 파일만 올릴 수 있어요.`;
export const size = (field: string, kilobytes: Count) =>
  `${josa(field, "은")} ${fileSizeText(kilobytes)}까지 올릴 수 있어요.`;
export const dimensions = (field: string, width: Count, height: Count) =>
  `${josa(field, "을")} 가로 ${width}, 세로 ${height}픽셀로 맞춰 주세요.`;
