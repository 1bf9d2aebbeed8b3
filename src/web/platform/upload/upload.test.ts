import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endpointCall } from "#contract/endpoint-call.ts";
import { upload } from "./upload.ts";

/** Answers each request at once, as it was told to; one on its way is kept open, to be ended by the test. */
class AnsweringRequest {
  static status = 201;
  static body: unknown = {};
  static staysOpen = false;
  static progress: object = { lengthComputable: true, loaded: 1, total: 4 };
  static sent: FormData[] = [];
  static all: AnsweringRequest[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  onloadend = () => undefined;
  status = 0;
  responseText = "";
  line = "";
  headers: Record<string, string> = {};
  aborted = 0;
  constructor() {
    AnsweringRequest.all.push(this);
  }
  open(method: string, url: string) {
    this.line = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.aborted += 1;
    this.onabort();
    this.onloadend();
  }
  send(form: FormData) {
    AnsweringRequest.sent.push(form);
    this.upload.onprogress?.(AnsweringRequest.progress);
    if (AnsweringRequest.staysOpen) return;
    this.status = AnsweringRequest.status;
    this.responseText = JSON.stringify(AnsweringRequest.body);
    if (this.status === 0) this.onerror();
    else this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  Object.assign(AnsweringRequest, {
    status: 201,
    body: {},
    staysOpen: false,
    progress: { lengthComputable: true, loaded: 1, total: 4 },
    sent: [],
    all: [],
  });
  vi.stubGlobal("XMLHttpRequest", AnsweringRequest);
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

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

  it.each([
    ["that is not known", { lengthComputable: false, loaded: 1, total: 4 }],
    ["of nothing", { lengthComputable: true, loaded: 0, total: 0 }],
  ])("tells no share of a length %s", async (_, progress) => {
    AnsweringRequest.progress = progress;
    const onProgress = vi.fn();
    await upload(file, "quote_attachment", { onProgress });
    expect(onProgress).not.toHaveBeenCalled();
  });

  it("goes to the files of people, or to those of staff, with the token of the session", async () => {
    vi.stubGlobal("document", { cookie: "csrftoken=abc" });
    await upload(file, "quote_attachment");
    await upload(file, "support_file", { endpoint: "staff.uploads.create" });
    const lineOf = (name: "uploads.create" | "staff.uploads.create") => {
      const { method, url } = endpointCall(name);
      return `${method} ${url}`;
    };
    expect(AnsweringRequest.all.map(({ line }) => line)).toEqual([
      lineOf("uploads.create"),
      lineOf("staff.uploads.create"),
    ]);
    expect(AnsweringRequest.all[0]?.headers).toEqual({
      Accept: "application/json",
      "X-CSRFToken": "abc",
    });
  });

  it.each([0, 413])("rejects with the status of a refusal: %i", async (status) => {
    AnsweringRequest.status = status;
    AnsweringRequest.body = { error: { code: "invalid", message: "", trace_id: "t" } };
    await expect(upload(file, "quote_attachment")).rejects.toMatchObject({ status });
  });
});

describe("a file that is given up", () => {
  const reason = new Error("taken out");

  it("before it begins is not sent", async () => {
    const signal = AbortSignal.abort(reason);
    await expect(upload(file, "quote_attachment", { signal })).rejects.toBe(reason);
    expect(AnsweringRequest.sent).toEqual([]);
  });

  it("on its way stops there, for that reason", async () => {
    AnsweringRequest.staysOpen = true;
    const stop = new AbortController();
    const sending = upload(file, "quote_attachment", { signal: stop.signal });
    stop.abort(reason);
    await expect(sending).rejects.toBe(reason);
    expect(AnsweringRequest.all[0]?.aborted).toBe(1);
  });

  it("after it has arrived stays there", async () => {
    const stop = new AbortController();
    await upload(file, "quote_attachment", { signal: stop.signal });
    stop.abort(reason);
    expect(AnsweringRequest.all[0]?.aborted).toBe(0);
  });

  it("by the browser itself, as when the page is left, counts as not answered", async () => {
    AnsweringRequest.staysOpen = true;
    const sending = upload(file, "quote_attachment");
    AnsweringRequest.all[0]?.abort();
    await expect(sending).rejects.toMatchObject({ status: 0 });
  });
});

describe("the network, by what becomes of a file", () => {
  it("is tried anew when no answer came, and counts as lost when that fails too", async () => {
    const fetching = vi.fn().mockRejectedValue(new TypeError("no network"));
    vi.stubGlobal("fetch", fetching);
    AnsweringRequest.status = 0;
    await expect(upload(file, "quote_attachment")).rejects.toMatchObject({ status: 0 });
    await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(false));
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it("carries calls again once a file is answered, even with a refusal", async () => {
    onlineManager.setOnline(false);
    AnsweringRequest.status = 413;
    await expect(upload(file, "quote_attachment")).rejects.toMatchObject({ status: 413 });
    expect(onlineManager.isOnline()).toBe(true);
  });
});

describe("a token that fits no more", () => {
  it("is read anew, and the file is sent once more", async () => {
    AnsweringRequest.status = 403;
    AnsweringRequest.body = { error: { code: "csrf_failed", message: "", trace_id: "t" } };
    await expect(upload(file, "quote_attachment")).rejects.toMatchObject({ status: 403 });
    expect(AnsweringRequest.sent).toHaveLength(2);
  });
});
