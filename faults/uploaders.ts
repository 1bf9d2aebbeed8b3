import type { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { pdf } from "#test/hostile-files.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";

/** Somebody who may upload. */
export async function uploader(market: RunningMarket): Promise<Caller> {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  return market.as(account.id);
}

/** Uploads a document; answers the status. */
export async function uploadStatus(caller: Caller, file: Blob): Promise<number> {
  const form = new FormData();
  form.append("purpose", "quote_attachment");
  form.append("file", file, "견적.pdf");
  return caller.upload(form);
}

/** A whole document of so many bytes and a few more. */
export function paddedPdf(bytes: number): Blob {
  const padding = `%${"x".repeat(bytes)}`;
  return new Blob([new Uint8Array(pdf(padding))]);
}
