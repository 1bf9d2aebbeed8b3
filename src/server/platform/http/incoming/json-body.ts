import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal, refuse } from "../../refusal.ts";
import type { BodyRoom } from "./body-room.ts";
import { clientNetwork } from "../client-network.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The handler gets the bytes of the JSON, for what is signed over them. */
    rawBody?: boolean;
    /** A posted form is received and left unread; `read`: the handler gets its bytes. */
    takesForm?: boolean | "read";
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * JSON as bytes: bad UTF-8 is refused rather than repaired. Keys such as `__proto__` stay plain own keys, so the
 * schemas see them and refuse them as unknown; they never reach a prototype. No more is kept of a body than its
 * route takes, and of all unfinished ones than there is room for.
 */
export function readJsonBodies(app: FastifyInstance, room: BodyRoom): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const bytes = await receive(request, payload, room);
      return request.routeOptions.config.rawBody ? bytes : parseJson(bytes);
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { takesForm } = request.routeOptions.config;
      if (!takesForm) refuse("unsupported_media");
      const bytes = await receive(request, payload, room);
      return takesForm === "read" ? bytes : undefined;
    },
  );
}

export function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return refuse("malformed");
  }
}

function receive(
  request: FastifyRequest,
  payload: IncomingMessage,
  room: BodyRoom,
): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit;
  if (Number(request.headers["content-length"]) > limit) refuse("too_large");
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  const finish = (error?: Error) => {
    payload.off("data", take).off("end", complete).off("error", finish);
    arriving.end();
    if (error) reject(error);
    else resolve(Buffer.concat(chunks, length));
  };
  const arriving = room.open(callerOf(request), () => finish(new Refusal("request_timeout")));
  const complete = () => finish();
  const take = (chunk: Buffer) => {
    length += chunk.length;
    if (length > limit) return finish(new Refusal("too_large"));
    chunks.push(chunk);
    return arriving.grow(chunk.length);
  };
  payload.on("data", take).on("end", complete).on("error", finish);
  return promise;
}

function callerOf({ viewer, ip }: FastifyRequest): string {
  return viewer.kind === "visitor" ? clientNetwork(ip) : viewer.accountId;
}
