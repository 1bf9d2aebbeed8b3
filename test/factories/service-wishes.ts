import type { TestApp } from "../app.ts";

/** A service that a guest wished for; its id. */
export async function makeWish(app: TestApp, words: string): Promise<string> {
  const { status } = await app.visitor().call("serviceWishes.create", { words });
  if (status !== 201) throw new Error(`the wish was answered ${status}`);
  const [row] = await app.sql<{ id: string }[]>`
    SELECT id FROM service_wishes ORDER BY last_at DESC, id DESC LIMIT 1`;
  if (!row) throw new Error("the wish is not kept");
  return row.id;
}
