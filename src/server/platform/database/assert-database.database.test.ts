import { expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { assertDatabase } from "./assert-database.ts";

it("asks the real server, and refuses the tests' own one, which may lose writes", async () => {
  await expect(assertDatabase(await testDatabase())).rejects.toThrow(/fsync/);
});
