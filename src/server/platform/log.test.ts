import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function written(human: boolean, entry: object, message = ""): string {
  let text = "";
  const destination = { write: (line: string) => void (text += line) };
  createLog({ level: "info", human, destination }).info(entry, message);
  return text;
}

class PostgresError extends Error {
  override name = "PostgresError";
  code: string;
  detail = "Key (email)=(kim@example.com) already exists.";
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

it("tells a request by method and path, without query, address or headers", () => {
  const req = {
    method: "GET",
    url: "/api2/users/exist?email=kim%40example.com",
    headers: { cookie: "sessionid=secret" },
    ip: "203.0.113.9",
  };
  expect(JSON.parse(written(false, { req })).req).toEqual({
    method: "GET",
    path: "/api2/users/exist",
  });
});

it("never tells headers, whatever holds them", () => {
  const headers = { cookie: "sessionid=secret" };
  const text = written(false, {
    headers,
    options: { headers, limit: 1 },
    deep: { a: { headers } },
  });
  expect(text).not.toContain("secret");
  expect(JSON.parse(text).options).toEqual({ limit: 1 });
});

it("never tells the values of a refused statement", () => {
  const err = new PostgresError("22P02", 'invalid input syntax for type uuid: "kim@example.com"');
  const text = written(false, { err });
  expect(text).not.toContain("kim@example.com");
  expect(JSON.parse(text).err).toMatchObject({ code: "22P02", message: "SQLSTATE 22P02" });
});

it("leaves out what is signed in a path", () => {
  const text = written(false, {
    req: { method: "GET", url: "/unsubscribe/person.talk.signature?from=page" },
  });
  expect(JSON.parse(text).req).toEqual({ method: "GET", path: "/unsubscribe/…" });
});

it("keeps the message of other errors", () => {
  const text = written(false, { err: new PostgresError("57014", "canceling statement") });
  expect(JSON.parse(text).err.message).toBe("canceling statement");
});

it("writes one line for a terminal", () => {
  const line = written(true, {
    req: { method: "GET", url: "/requests?x=1" },
    res: { statusCode: 200 },
    ms: 12.4,
  });
  expect(line).toMatch(/^\d\d:\d\d:\d\d 정보 GET \/requests 200 12ms\n$/);
});
