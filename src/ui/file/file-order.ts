/**
 * The files of an area with one more, in the order in which they were chosen, whichever was sent first. `turnOf` says when
 * a file was chosen; one that was there before stands in front.
 */
export function inOrderOfChoice<File extends { id: string }>(
  files: readonly File[],
  added: File,
  turnOf: (id: string) => number | undefined,
): File[] {
  const turn = turnOf(added.id) ?? 0;
  const isLater = (file: File) => (turnOf(file.id) ?? 0) > turn;
  const at = files.findIndex(isLater);
  return at === -1 ? [...files, added] : files.toSpliced(at, 0, added);
}

/** The files with one of them moved by so many places; as they were when there is no such place or file. */
export function movedBy<File extends { id: string }>(
  files: readonly File[],
  id: string,
  by: number,
): File[] {
  const from = files.findIndex((file) => file.id === id);
  const file = files[from];
  const to = from + by;
  if (file === undefined || to < 0 || to >= files.length) return [...files];
  return files.toSpliced(from, 1).toSpliced(to, 0, file);
}
