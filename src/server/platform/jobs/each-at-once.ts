/** Does each piece, `limit` of them at once; a piece that fails is passed to `failed` and holds up no other. */
export async function eachAtOnce<T>(
  pieces: readonly T[],
  limit: number,
  facts: { work: (piece: T) => Promise<unknown>; failed: (piece: T, error: unknown) => void },
): Promise<void> {
  const waiting = [...pieces];
  const worker = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      const done = piece;
      await facts.work(done).catch((error: unknown) => facts.failed(done, error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, pieces.length) }, worker));
}
