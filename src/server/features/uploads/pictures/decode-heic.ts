/** The pixels of a phone's picture, RGBA and upright; null when they are more than allowed. Rejects what is no HEIC. */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number) {
  // Eight megabytes of decoder that only such a picture needs.
  const { default: decoder } = await import("heic-decode");
  const images = await decoder.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) throw new Error("a HEIC without a picture");
    const { width, height } = first;
    if (width * height > mostPixels) return null;
    const { data } = await first.decode();
    return { data, width, height };
  } finally {
    images.dispose();
  }
}
