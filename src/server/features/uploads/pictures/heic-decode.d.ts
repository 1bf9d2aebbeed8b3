/** The part of the decoder that we call; it ships no types, and those of others lack the sizes. */
declare module "heic-decode" {
  interface HeicImage {
    width: number;
    height: number;
    /** RGBA, row by row. */
    decode: () => Promise<{ data: Uint8ClampedArray }>;
  }
  const decoder: {
    all: (input: { buffer: Uint8Array }) => Promise<HeicImage[] & { dispose: () => void }>;
  };
  export default decoder;
}
