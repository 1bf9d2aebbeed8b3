import { mkdtempSync, readdirSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeAccount } from "#test/factories/accounts.ts";
import { sendUpload } from "#test/factories/uploads.ts";
import { realPicture } from "#test/picture-bytes.ts";
import { sendRaw } from "#test/raw-http.ts";
import { traversalNames } from "#test/traversal-names.ts";
import type { FaultSize } from "../run-faults.ts";
import type { HostileHouse } from "./hostile-house.ts";

/** What only files outside of what we serve hold. */
const OUTSIDE = /root:x:0|SESSION_SECRET|"private": true|PATH=/;
const MINUTE_MS = 60_000;

/** Where a name may stand in an address. */
const PLACES: readonly ((name: string) => string)[] = [
  (name) => `/${name}`,
  (name) => `/assets/${name}`,
  (name) => `/api/uploads/${name}/`,
  (name) => `/api/uploads/${encodeURIComponent(name)}/`,
];

/**
 * Every way to write “up” stands in addresses as it is, and names files that are uploaded: nothing outside of what is
 * ours to serve is read, and nothing is written beside the folder of files.
 */
export async function traversal({ app }: HostileHouse, size: FaultSize): Promise<number> {
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const person = await app.as(await makeAccount(app));
  const bytes = await realPicture("jpeg");
  const parent = mkdtempSync(join(tmpdir(), "somssi-traversal-"));
  const written: string[] = [];
  const here = process.cwd();
  process.chdir(parent);
  const watchers = [parent, "/etc", "/tmp"].map((folder) =>
    watch(folder, (_, name) => {
      if (name?.includes("passwd") || name?.endsWith("a.webp")) written.push(`${folder}/${name}`);
    }),
  );
  const faults: string[] = [];
  let asked = 0;
  try {
    for (const name of traversalNames()) {
      if (Date.now() >= size.until) break;
      // A line's end would end the request's first line instead.
      const inLine = name.replaceAll(/[\r\n ]/g, encodeURIComponent);
      for (const place of PLACES.filter(() => name.isWellFormed())) {
        const target = place(inLine);
        const { status, body } = await sendRaw(
          origin,
          `GET ${target} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`,
        );
        asked += 1;
        if (status >= 500 || OUTSIDE.test(body))
          faults.push(`${JSON.stringify(target)}: ${status}`);
      }
      app.clock.advance(MINUTE_MS);
      const sent = await sendUpload(person, [
        { name: "purpose", value: "request_photo" },
        { name: "file", fileName: name, bytes },
      ]);
      asked += 1;
      if (sent.status >= 500) faults.push(`file ${JSON.stringify(name)}: ${sent.status}`);
    }
  } finally {
    process.chdir(here);
    for (const one of watchers) one.close();
  }
  written.push(...readdirSync(parent));
  process.stdout.write(
    `        ${asked} asked, ${faults.length} faults, ${written.length} files\n`,
  );
  if (faults.length + written.length > 0)
    throw new Error([...faults.slice(0, 40), ...written].join("\n"));
  return asked;
}
