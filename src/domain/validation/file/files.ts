import { listOf } from "../each-item.ts";

/** What the rules need to know of a file. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** As "image/png". */
  type: string;
}

interface PictureFacts {
  width: number;
  height: number;
}

const PICTURE_ENDS = ["jpg", "jpeg", "png", "gif", "bmp", "svg", "webp"];
const KILOBYTE = 1024;

/** An extension as it stands behind the dot: " .PNG" is "png". */
export function bareExtension(extension: string): string {
  return extension.trim().replace(/^\.+/, "").toLowerCase();
}

/** Each file's name ends with a dot and one of the extensions, in any case. They may be given with a dot or without. */
export function ext(files: unknown, ...extensions: string[]): boolean {
  const ends = extensions
    .map(bareExtension)
    .filter((end) => end !== "")
    .map((end) => `.${end}`);
  return everyFile(files, ({ name }) => ends.some((end) => name.toLowerCase().endsWith(end)));
}

/** Each file is of one of the types, such as "text/plain" or "image/*". */
export function mimes(files: unknown, ...types: string[]): boolean {
  const asked = types.map((type) => type.toLowerCase());
  return everyFile(files, ({ type }) => asked.some((one) => isOfType(type.toLowerCase(), one)));
}

/** Each file is named as a picture. */
export function image(files: unknown): boolean {
  return ext(files, ...PICTURE_ENDS);
}

/** Each file has at most so many kilobytes of 1,024 bytes. */
export function size(files: unknown, kilobytes: number | string): boolean {
  const most = Number(kilobytes) * KILOBYTE;
  if (Number.isNaN(most)) return false;
  return everyFile(files, ({ size: bytes }) => bytes <= most);
}

/** Each picture is exactly so many pixels wide and high. What could not be read as a picture has no such facts. */
export function dimensions(
  pictures: unknown,
  width: number | string,
  height: number | string,
): boolean {
  return listOf(pictures).every((one) => {
    const facts = one as Partial<PictureFacts> | null;
    return facts?.width === Number(width) && facts.height === Number(height);
  });
}

function everyFile(files: unknown, test: (facts: FileFacts) => boolean): boolean {
  return listOf(files).every((one) => test(factsOf(one)));
}

/** What is no file has no name, no type and no size. */
function factsOf(file: unknown): FileFacts {
  const { name, size: bytes, type } = (file ?? {}) as Record<keyof FileFacts, unknown>;
  return {
    name: typeof name === "string" ? name : "",
    size: typeof bytes === "number" ? bytes : Number.NaN,
    type: typeof type === "string" ? type : "",
  };
}

function isOfType(type: string, asked: string): boolean {
  return asked.endsWith("*") ? type.startsWith(asked.slice(0, -1)) && type !== "" : type === asked;
}
