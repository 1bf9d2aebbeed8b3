import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestIdentityVerification } from "@portone/browser-sdk/v2";
import type { IdentityOrder } from "#contract/endpoints/me/identity.ts";
import { readIdentityResult, verifyIdentity } from "./verify-identity.ts";

vi.mock("@portone/browser-sdk/v2", () => ({ requestIdentityVerification: vi.fn() }));
const opened = vi.mocked(requestIdentityVerification);

const assign = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.stubGlobal("window", { location: { assign } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const order: IdentityOrder = {
  kind: "portone",
  id: "check-1",
  store_id: "store-1",
  channel_key: "channel-identity",
  redirect_url: "https://somssi.example/pro/certifications/name",
};
const answer = {
  transactionType: "IDENTITY_VERIFICATION" as const,
  identityVerificationId: "check-1",
  identityVerificationTxId: "try-1",
};

it("goes to the emulator's page and nowhere else", async () => {
  const url = "http://127.0.0.1:41234/identity?identityVerificationId=check-1";
  expect(await verifyIdentity({ kind: "hosted", id: "check-1", url })).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  for (const other of ["https://evil.example/identity", "http://127.0.0.1/issue", ""]) {
    expect(await verifyIdentity({ kind: "hosted", id: "check-1", url: other })).toEqual({
      failure: expect.stringContaining("열지 못했어요"),
    });
  }
  expect(assign).toHaveBeenCalledTimes(1);
});

it("opens the gateway's window for the order", async () => {
  opened.mockResolvedValue(answer);
  expect(await verifyIdentity(order)).toEqual({ verificationId: "check-1" });
  expect(opened).toHaveBeenCalledExactlyOnceWith({
    storeId: "store-1",
    channelKey: "channel-identity",
    identityVerificationId: "check-1",
    redirectUrl: "https://somssi.example/pro/certifications/name",
  });
  opened.mockResolvedValue(undefined);
  expect(await verifyIdentity(order)).toBeNull();
});

it("says why there is no result, by its answer, by throwing it, or when it never opened", async () => {
  const stopped = { failure: "확인을 그만뒀어요." };
  const codes = { code: "FAILURE_TYPE_PG", pgCode: "PAY_PROCESS_CANCELED" };
  opened.mockResolvedValue({ ...answer, ...codes });
  expect(await verifyIdentity(order)).toEqual(stopped);
  opened.mockRejectedValue(Object.assign(new Error("cancelled"), codes));
  expect(await verifyIdentity(order)).toEqual(stopped);
  opened.mockRejectedValue(new Error("[PortOne] Failed to load window.PortOne"));
  expect(await verifyIdentity(order)).toEqual({
    failure: "확인 창을 열지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
  });
});

it("reads the result out of the URL to which the window came back", () => {
  expect(readIdentityResult("?identityVerificationId=a")).toEqual({ verificationId: "a" });
  expect(readIdentityResult("?identityVerificationId=a&code=USER_CANCEL")).toEqual({
    failure: "확인을 그만뒀어요.",
  });
  expect(readIdentityResult("?identityVerificationId=a&code=DENIED")).toEqual({
    failure: expect.stringContaining("되지 않았어요"),
  });
  expect(readIdentityResult("?code=USER_CANCEL")).toBeNull();
});
