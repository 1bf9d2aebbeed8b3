import type { TestApp } from "./app.ts";

const ADDRESS = /\/api\/uploads\/([\da-f-]{36})\//g;

/** Names pictures in a text by their file's name, where their addresses have ids: which picture it is can be read then. */
export async function pictureNames(sql: TestApp["sql"]): Promise<(text: string) => string> {
  const rows = await sql<{ id: string; name: string }[]>`
    SELECT id, display_name AS name FROM uploads`;
  const names = new Map(rows.map(({ id, name }) => [id, encodeURIComponent(name)]));
  return (text) =>
    text.replaceAll(ADDRESS, (_, id: string) => `/api/uploads/${names.get(id) ?? id}/`);
}
