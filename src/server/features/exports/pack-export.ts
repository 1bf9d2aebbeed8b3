import type { Readable } from "node:stream";
import { makeZip } from "client-zip";
import { EXPORT_LABELS } from "#domain/personal-data/export-labels.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { GatheredTable } from "./gather-data.ts";
import { tableFile } from "./table-file.ts";

export interface PackedFile {
  id: string;
  display_name: string;
  storage_key: string;
}

interface Contents {
  data: ReadonlyMap<string, GatheredTable>;
  files: readonly PackedFile[];
  storage: Pick<StoragePort, "get">;
}

const GUIDE = [
  "솜씨에 있는 내 정보예요.",
  "",
  "내 정보.json: 모든 정보를 다른 프로그램에서 읽을 수 있는 형식으로 담았어요.",
  "표 폴더: 같은 정보를 엑셀 같은 프로그램에서 열 수 있게 표로 나눴어요. 날짜와 시각은 한국 시간이에요.",
  "파일 폴더: 직접 올린 사진과 문서예요.",
  "",
  "비밀번호처럼 계정을 여는 값과 다른 사람의 정보는 담지 않았어요.",
].join("\n");

/**
 * One archive of everything, as it is read: as JSON, as tables, and the files themselves, of which one is open at a time and a
 * few of its bytes are held. Whoever stops taking it ends it, and the file that is open is closed.
 */
export async function* packExport(contents: Contents): AsyncGenerator<Uint8Array, void> {
  const open: { file: Readable | null } = { file: null };
  const packed = makeZip(entries(contents, open)).getReader();
  try {
    for (;;) {
      const { done, value } = await packed.read();
      if (done) return;
      yield value;
    }
  } finally {
    // The library leaves closing to us. It reads ahead a little, so that another file may be opened while it ends.
    open.file?.destroy();
    await packed.cancel().catch(() => undefined);
    open.file?.destroy();
  }
}

async function* entries({ data, files, storage }: Contents, open: { file: Readable | null }) {
  const named = [...data].map(([table, { rows }]) => [nameOf(table), rows] as const);
  yield { name: "안내.txt", input: GUIDE };
  yield { name: "내 정보.json", input: JSON.stringify(Object.fromEntries(named), null, 2) };
  for (const [table, gathered] of data) {
    yield { name: `표/${nameOf(table)}.csv`, input: tableFile(table, gathered) };
  }
  for (const { id, display_name: shown, storage_key: key } of files) {
    const stored = await storage.get(key);
    if (!stored) continue;
    open.file = stored.stream;
    yield { name: `파일/${id} ${shown.replaceAll(/[/\\]/g, "_")}`, input: stored.stream };
  }
}

function nameOf(table: string): string {
  return EXPORT_LABELS[table] ?? table;
}
