import { realPicture } from "#test/picture-bytes.ts";

/** A picture as a person chooses it from their phone. */
export async function photo(name: string, width = 800, height = 600) {
  return { name, mimeType: "image/jpeg", buffer: await realPicture("jpeg", width, height) };
}

export type Photo = Awaited<ReturnType<typeof photo>>;
