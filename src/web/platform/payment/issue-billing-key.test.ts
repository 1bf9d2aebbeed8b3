import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestIssueBillingKey } from "@portone/browser-sdk/v2";
import type { BillingKeyOrder } from "#contract/endpoints/gateway.ts";
import { emulatorPage, issueBillingKey } from "./issue-billing-key.ts";

vi.mock("@portone/browser-sdk/v2", () => ({ requestIssueBillingKey: vi.fn() }));
const opened = vi.mocked(requestIssueBillingKey);

const assign = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.stubGlobal("window", { location: { assign } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const order: BillingKeyOrder = {
  kind: "portone",
  store_id: "store-1",
  channel_key: "channel-phone",
  billing_key_method: "MOBILE",
  issue_id: "issue-1",
  issue_name: "솜씨 결제 수단 등록",
  customer: { customer_id: "a", full_name: "김솜씨", email: "a@example.com", phone_number: null },
  redirect_url: "https://somssi.example/membership",
};

describe("the emulator's page", () => {
  it("is gone to", async () => {
    const url = "http://127.0.0.1:41234/issue?billingKeyMethod=CARD";
    expect(await issueBillingKey({ kind: "hosted", url })).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  });

  it.each([
    "https://evil.example/issue",
    "http://127.0.0.1.evil.example/issue",
    "http://127.0.0.1@evil.example/issue",
    "http://a@127.0.0.1/issue",
    "http://127.0.0.1/other",
    "javascript:alert(1)//127.0.0.1/issue",
    "/issue",
    "",
  ])("is nowhere else: %s", async (url) => {
    expect(emulatorPage(url)).toBeNull();
    expect(await issueBillingKey({ kind: "hosted", url })).toEqual({
      failure: expect.stringContaining("열지 못했어요"),
    });
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("the gateway's window", () => {
  it("is opened for the order, and gives the key", async () => {
    opened.mockResolvedValue({ transactionType: "ISSUE_BILLING_KEY", billingKey: "key-1" });
    expect(await issueBillingKey(order)).toEqual({ billingKey: "key-1" });
    expect(opened).toHaveBeenCalledExactlyOnceWith({
      storeId: "store-1",
      channelKey: "channel-phone",
      billingKeyMethod: "MOBILE",
      issueId: "issue-1",
      issueName: "솜씨 결제 수단 등록",
      redirectUrl: "https://somssi.example/membership",
      customer: { customerId: "a", fullName: "김솜씨", email: "a@example.com" },
    });
  });

  it("leaves the page on most phones", async () => {
    opened.mockResolvedValue(undefined);
    expect(await issueBillingKey(order)).toBeNull();
  });

  it("says why there is no key, by its answer or by throwing it", async () => {
    const stopped = { failure: "등록을 그만뒀어요." };
    const answer = { code: "FAILURE_TYPE_PG", pgCode: "PAY_PROCESS_CANCELED" };
    opened.mockResolvedValue({ transactionType: "ISSUE_BILLING_KEY", billingKey: "", ...answer });
    expect(await issueBillingKey(order)).toEqual(stopped);
    opened.mockRejectedValue(Object.assign(new Error("cancelled"), answer));
    expect(await issueBillingKey(order)).toEqual(stopped);
  });

  it("says so when it cannot be opened", async () => {
    opened.mockRejectedValue(new Error("[PortOne] Failed to load window.PortOne"));
    expect(await issueBillingKey(order)).toEqual({
      failure: "등록 창을 열지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
    });
  });
});
