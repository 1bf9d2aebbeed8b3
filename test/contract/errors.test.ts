import { expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";

it("errors say what they said", async () => {
  const lines = Object.entries(errorCatalogue).map(
    ([code, [status, message]]) => `${code} · ${status}\n  ${message}`,
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("errors.txt");
});
