import { afterEach, expect, it, vi } from "vitest";
import { api } from "./api.ts";
import { connection } from "./connection.ts";

vi.mock("./fetch-transport.ts", () => {
  throw new Error("lost on its way");
});

afterEach(() => {
  vi.restoreAllMocks();
});

it("is without a connection where even the code of its calls does not come", async () => {
  const unanswered = vi.spyOn(connection, "unanswered").mockImplementation(() => undefined);
  await expect(api("users.me")).rejects.toMatchObject({ status: 0 });
  expect(unanswered).toHaveBeenCalledOnce();
});
