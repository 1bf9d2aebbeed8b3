import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { assertStorageKey } from "./storage-key.ts";
import { StorageUnavailable } from "./storage-port.ts";
import type { StoragePort } from "./storage-port.ts";

export interface S3Settings {
  bucket: string;
  region: string;
  /** Null: AWS itself. Given: any store that speaks S3, e.g. "https://kr.object.example". */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** Bucket in the path instead of the host name; most stores besides AWS need it. */
  forcePathStyle: boolean;
  /** Put before each key, e.g. "uploads/". */
  prefix?: string;
  /** Per attempt; three attempts in all. */
  timeoutMs?: number;
}

// What comes in pieces is sent in parts, of which so many are held; a store takes at most 10,000, which are 80 GB.
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Files in an S3 bucket that is not public: the product hands every file out itself. */
export function createS3Storage(settings: S3Settings): StoragePort & { close(): void } {
  const timeout = settings.timeoutMs ?? 10_000;
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint ?? undefined,
    forcePathStyle: settings.forcePathStyle,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: timeout,
      socketTimeout: timeout,
      throwOnRequestTimeout: true,
    },
    // Stores besides AWS refuse the newer trailing checksums; TLS and the length guard the transfer.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  function placeOf(key: string): { Bucket: string; Key: string } {
    assertStorageKey(key);
    return { Bucket: settings.bucket, Key: `${settings.prefix ?? ""}${key}` };
  }

  return {
    async put(key, content, { contentType }) {
      const put = {
        ...placeOf(key),
        ContentType: contentType,
        ContentDisposition: "attachment",
      } as const;
      if (content instanceof Uint8Array) {
        await client
          .send(new PutObjectCommand({ ...put, Body: content, ContentLength: content.byteLength }))
          .catch(failAs("put"));
        return;
      }
      const stream = Readable.from(content, { objectMode: false });
      const upload = new Upload({
        client,
        params: { ...put, Body: stream },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      try {
        await upload.done();
      } catch (cause) {
        failAs("put")(cause);
      } finally {
        stream.destroy();
      }
    },

    async get(key) {
      const place = placeOf(key);
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(place));
        if (!(Body instanceof Readable) || ContentLength === undefined) {
          throw new StorageUnavailable("failing", "get", new Error("answer without a body"));
        }
        return { size: ContentLength, stream: Body };
      } catch (cause) {
        if (isMissing(cause)) return null;
        return failAs("get")(cause);
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(placeOf(key))).catch((cause: unknown) => {
        if (!isMissing(cause)) failAs("delete")(cause);
      });
    },

    async exists(key) {
      try {
        await client.send(new HeadObjectCommand(placeOf(key)));
        return true;
      } catch (cause) {
        if (isMissing(cause)) return false;
        return failAs("exists")(cause);
      }
    },

    close() {
      client.destroy();
    },
  };
}

function failAs(operation: string): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof StorageUnavailable) throw cause;
    const full = cause instanceof Error && /full|quota|insufficientstorage/i.test(cause.name);
    throw new StorageUnavailable(full ? "full" : "failing", operation, cause);
  };
}

// A missing bucket is not a missing file: it must not read as "deleted".
function isMissing(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === "NoSuchKey" || cause.name === "NotFound");
}
