import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { PictureProcess } from "../pictures/picture-process.ts";
import type { CopyWish } from "../pictures/picture.ts";
import type { UploadRow } from "../queries.ts";
import { copyKey } from "./copy-key.ts";

export interface OpenedCopy {
  /** Bytes. */
  size: number;
  stream: Readable;
}

/** Smaller copies of kept pictures. */
export interface PictureCopies {
  /** The copy, drawn now if it was never asked for; null when it cannot be drawn at the moment. */
  open(upload: UploadRow, wish: CopyWish): Promise<OpenedCopy | null>;
}

/**
 * Draws each copy when it is first asked for and keeps it in the store. Who asks meanwhile waits for the same
 * drawing; how many may wait is the picture process's to say. A copy that the store has lost is drawn anew.
 */
export function createPictureCopies(deps: {
  storage: StoragePort;
  pictures: PictureProcess;
}): PictureCopies {
  const { storage, pictures } = deps;
  const underWay = new Map<string, Promise<Uint8Array | null>>();

  async function draw(upload: UploadRow, wish: CopyWish, key: string) {
    const kept = await storage.get(sourceOf(upload, wish));
    if (!kept) throw new StorageUnavailable("failing", "get", new Error(`no file for ${key}`));
    const outcome = await pictures.copy(await buffer(kept.stream), wish);
    if (!outcome.ok) return null;
    await keep(key, outcome.copy, wish);
    return outcome.copy;
  }

  /** A store that takes nothing now is no reason not to show what is drawn. */
  async function keep(key: string, copy: Uint8Array, { format }: CopyWish): Promise<void> {
    try {
      await storage.put(key, copy, { contentType: `image/${format}` });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
    }
  }

  return {
    async open(upload, wish) {
      const key = copyKey(upload.storage_key, wish);
      const stored = await storage.get(key);
      if (stored && stored.size > 0) return stored;
      stored?.stream.destroy();
      const drawing =
        underWay.get(key) ?? draw(upload, wish, key).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      const copy = await drawing;
      return copy && { size: copy.byteLength, stream: Readable.from([Buffer.from(copy)]) };
    },
  };
}

/** As `reencodePicture` draws them. */
const LONGEST_THUMB_SIDE = 480;

/** The thumbnail is enough for what is at most half as wide, and quicker to read. */
function sourceOf(upload: UploadRow, wish: CopyWish): string {
  const { storage_key, thumb_key, width, height } = upload;
  if (thumb_key === null || width === null || height === null) return storage_key;
  const thumbWidth = width * Math.min(1, LONGEST_THUMB_SIDE / Math.max(width, height));
  return wish.width * 2 <= thumbWidth ? thumb_key : storage_key;
}
