import { afterAll } from "vitest";
import { closeTestDatabase } from "./database.ts";
import { endFile } from "./file-end.ts";

afterAll(async () => {
  await endFile();
  await closeTestDatabase();
});
