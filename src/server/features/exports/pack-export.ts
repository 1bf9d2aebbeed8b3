import { buffer } from "node:stream/consumers";
import { stringify } from "csv-stringify/sync";
import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from "fflate";
import { EXPORT_LABELS } from "#domain/personal-data/export-labels.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { DataRow } from "./gather-data.ts";

export interface PackedFile {
  id: string;
  display_name: string;
  storage_key: string;
}

const GUIDE = [
  "솜씨에 있는 내 정보예요.",
  "",
  "내 정보.json: 모든 정보를 다른 프로그램에서 읽을 수 있는 형식으로 담았어요.",
  "표 폴더: 같은 정보를 엑셀 같은 프로그램에서 열 수 있게 표로 나눴어요.",
  "파일 폴더: 직접 올린 사진과 문서예요.",
  "",
  "비밀번호처럼 계정을 여는 값과 다른 사람의 정보는 담지 않았어요.",
].join("\n");

/** One archive of everything: as JSON, as tables, and the files themselves. */
export async function packExport(
  data: ReadonlyMap<string, readonly DataRow[]>,
  files: readonly PackedFile[],
  storage: StoragePort,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const packed = Promise.withResolvers<void>();
  const zip = new Zip((error, chunk, isLast) => {
    if (error) return packed.reject(error);
    chunks.push(chunk);
    if (isLast) packed.resolve();
  });
  const addText = (name: string, text: string) => {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
  };
  addText("안내.txt", GUIDE);
  const named = [...data].map(([table, rows]) => [EXPORT_LABELS[table] ?? table, rows] as const);
  addText("내 정보.json", JSON.stringify(Object.fromEntries(named), null, 2));
  for (const [name, rows] of named) addText(`표/${name}.csv`, tableOf(rows));
  for (const { id, display_name, storage_key } of files) {
    const stored = await storage.get(storage_key);
    if (!stored) continue;
    // Packed as it is: pictures do not get smaller.
    const entry = new ZipPassThrough(`파일/${id} ${display_name.replaceAll(/[/\\]/g, "_")}`);
    zip.add(entry);
    entry.push(new Uint8Array(await buffer(stored.stream)), true);
  }
  zip.end();
  await packed.promise;
  return Buffer.concat(chunks);
}

/** With a mark by which spreadsheets know the letters, and nothing that they would take for a formula. */
function tableOf(rows: readonly DataRow[]): string {
  return stringify(
    rows.map((row) => ({ ...row })),
    { header: true, bom: true, escape_formulas: true },
  );
}
