import type { FastifyInstance } from "fastify";
import { refuse } from "../refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The handler gets the bytes of the JSON, for what is signed over them. */
    rawBody?: boolean;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * JSON as bytes: bad UTF-8 is refused rather than repaired. Keys such as `__proto__` stay plain own keys, so the
 * schemas see them and refuse them as unknown; they never reach a prototype.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) return done(null, body);
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

export function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return refuse("malformed");
  }
}
