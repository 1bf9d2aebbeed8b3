import { makeAccount } from "#test/factories/accounts.ts";
import { sendUpload } from "#test/factories/uploads.ts";
import { activeMarker, eicarText, hostileFiles } from "#test/hostile-files.ts";
import { realPicture } from "#test/picture-bytes.ts";
import type { FaultSize } from "../run-faults.ts";
import type { HostileHouse } from "./hostile-house.ts";

const FILES = 1_000;
const PURPOSES = ["request_photo", "quote_attachment"] as const;
/** What a browser takes for something to run, whatever we say it is. */
const ACTIVE = /html|svg|xml|script/i;
const MINUTE_MS = 60_000;

/**
 * Files that mean harm, sent as people send theirs: each is refused in words, or comes back as nothing but a picture
 * or a document to be saved, and the next one is taken.
 */
export async function hostileUploads(
  { app }: HostileHouse,
  { random, until }: FaultSize,
): Promise<number> {
  const client = await app.as(await makeAccount(app));
  const faults: string[] = [];
  const ends = { taken: 0, refused: 0 };
  const upload = async (value: string, fileName: string, bytes: Buffer) => {
    // Nobody's limit is what is tried here.
    app.clock.advance(MINUTE_MS);
    return sendUpload(client, [
      { name: "purpose", value },
      { name: "file", fileName, bytes },
    ]);
  };
  for (const { what, fileName, bytes } of await hostileFiles(
    Math.floor(random() * 2 ** 31),
    FILES,
  )) {
    if (Date.now() >= until) break;
    const purpose = PURPOSES[(ends.taken + ends.refused) % PURPOSES.length] ?? PURPOSES[0];
    const { status, body, error } = await upload(purpose, fileName, bytes);
    if (status !== 201) {
      ends.refused += 1;
      if (status < 400 || status >= 500 || !error?.message) faults.push(`${what}: ${status}`);
      continue;
    }
    ends.taken += 1;
    for (const url of [body.url, body.thumb_url].filter((one) => one !== null)) {
      const { statusCode, headers, rawPayload } = await app.app.inject({
        url,
        cookies: Object.fromEntries(client.cookies),
      });
      const type = String(headers["content-type"]);
      const isShown = type === "image/webp";
      if (statusCode !== 200) faults.push(`${what}: served with ${statusCode}`);
      if (ACTIVE.test(type) || headers["x-content-type-options"] !== "nosniff")
        faults.push(`${what}: served as ${type}`);
      if (!isShown && !String(headers["content-disposition"]).startsWith("attachment"))
        faults.push(`${what}: shown as ${type}`);
      if (rawPayload.includes(eicarText) || (isShown && rawPayload.includes(activeMarker)))
        faults.push(`${what}: comes back`);
    }
  }
  const honest = await upload("request_photo", "거실.jpg", await realPicture("jpeg"));
  if (honest.status !== 201) faults.push(`a picture after them: ${honest.status}`);
  process.stdout.write(
    `        ${ends.refused} refused, ${ends.taken} taken, ${faults.length} faults\n`,
  );
  if (faults.length > 0) throw new Error(faults.slice(0, 40).join("\n"));
  return ends.taken + ends.refused;
}
