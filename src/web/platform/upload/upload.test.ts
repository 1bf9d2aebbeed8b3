import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { upload } from "./upload.ts";

/** Answers each request at once, as it was told to. */
class AnsweringRequest {
  static status = 201;
  static body: unknown = {};
  static sent: FormData[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => undefined;
  onerror = () => undefined;
  status = 0;
  responseText = "";
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    AnsweringRequest.sent.push(form);
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    this.status = AnsweringRequest.status;
    this.responseText = JSON.stringify(AnsweringRequest.body);
    if (this.status === 0) this.onerror();
    else this.onload();
  }
}

beforeEach(() => {
  AnsweringRequest.sent = [];
  vi.stubGlobal("XMLHttpRequest", AnsweringRequest);
  vi.stubGlobal("document", { cookie: "" });
});
afterEach(() => vi.unstubAllGlobals());

const file = new File(["글"], "사진.jpg", { type: "image/jpeg" });

describe("sending a file", () => {
  it("tells its purpose before the file, how far it is, and its record", async () => {
    AnsweringRequest.status = 201;
    AnsweringRequest.body = { id: "upload" };
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    expect(await upload(file, "quote_attachment", { onProgress })).toEqual({ id: "upload" });
    expect(shares).toEqual([0.25]);
    expect([...(AnsweringRequest.sent[0]?.keys() ?? [])]).toEqual(["purpose", "file"]);
  });

  it.each([0, 413])("rejects with the status of a refusal: %i", async (status) => {
    AnsweringRequest.status = status;
    AnsweringRequest.body = { error: { code: "invalid", message: "", trace_id: "t" } };
    await expect(upload(file, "quote_attachment")).rejects.toMatchObject({ status });
  });
});
