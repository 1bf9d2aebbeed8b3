import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { BODY_KILOBYTES, type Endpoint } from "#contract/endpoint.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Tx } from "../database/sql.ts";
import { Refusal, refuse } from "../refusal.ts";
import { callLimits } from "./call-limits.ts";
import type { Call, Handlers, Platform } from "./call.ts";
import { checkAccess } from "./check-access.ts";
import { checkInput, checkParams } from "./check-input.ts";
import { untilEvenTime } from "./even-time.ts";
import { isFromThisMachine } from "./development-access.ts";
import { isSecure } from "./identify-caller.ts";
import type { RequestTimes } from "./incoming/request-times.ts";
import { readFrom, rememberWrite, replicaFor } from "./read-server.ts";
import { mayShare, type SharedAnswers } from "../shared/shared-answers.ts";
import { runOnce, type Answer, type KeyedCall } from "./once/idempotency.ts";
import { runCharge } from "./once/run-charge.ts";

/** An endpoint of the registry with the name that it has there. */
interface NamedEndpoint extends Endpoint {
  name: EndpointName;
}

interface BindingFacts {
  times: RequestTimes;
  /** Null keeps none. */
  answers: SharedAnswers | null;
}

type AnyHandler = (call: Call<EndpointName>) => Promise<unknown>;

/**
 * Binds every endpoint of the registry to its handler, for the path as written and for the form with or without
 * the trailing slash. Throws one line when a name has no handler or two.
 */
export function bindEndpoints(
  app: FastifyInstance,
  platform: Platform,
  { times, answers }: BindingFacts,
  slices: Partial<Handlers>[],
): void {
  const handlers = collectHandlers(slices, platform.http.developmentTools);
  for (const [name, handler] of handlers) {
    bindEndpoint(app, platform, { times, answers }, { name, ...registry[name] }, handler);
  }
}

export function collectHandlers(
  slices: Partial<Handlers>[],
  developmentTools: boolean,
): Map<EndpointName, AnyHandler> {
  const handlers = new Map<EndpointName, AnyHandler>();
  for (const slice of slices) {
    for (const [name, handler] of Object.entries(slice) as [EndpointName, AnyHandler][]) {
      if (handlers.has(name)) throw new Error(`endpoint ${name} has two handlers`);
      handlers.set(name, handler);
    }
  }
  for (const name of endpointNames) {
    if (registry[name].access === "dev" && !developmentTools) handlers.delete(name);
    else if (!handlers.has(name)) throw new Error(`endpoint ${name} has no handler`);
  }
  return handlers;
}

/** What must not be known by the time that it took to find out: whose something is, and who has an account. */
function evenStep({ code }: Refusal, times: RequestTimes): number {
  if (code === "not_found") return times.missingStep;
  return code === "login_failed" ? times.failedLoginStep : 0;
}

function bindEndpoint(
  app: FastifyInstance,
  platform: Platform,
  { times, answers }: BindingFacts,
  spec: NamedEndpoint,
  handler: AnyHandler,
): void {
  const { method, path } = routeOf(spec.name);
  const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const route = {
    method,
    schema: schemaFor(spec),
    bodyLimit: (spec.bodyKilobytes ?? BODY_KILOBYTES) * 1024,
    config: {
      demandsToken: spec.demandsToken === true,
      signed: spec.access === "signed",
      rawBody: spec.transfer === "raw",
      takesForm: spec.takesForm ?? false,
    },
    // Access comes before the body is read: nobody makes us parse what they may not send.
    onRequest: async (request: FastifyRequest) => {
      if (spec.access === "dev") hideFromOthers(request);
      checkAccess(spec, request.viewer);
      // A read that the replica answers needs none of the primary's connections.
      if (!replicaFor(platform.replica ?? null, spec, request)) platform.poolHealth?.assertOpen();
      if (spec.params) checkParams(spec.params as Record<string, z.ZodType>, request.params);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { call, takeBack } = readCall(platform, spec, request, reply);
      const refused = async (error: unknown): Promise<never> => {
        if (error instanceof Refusal) await untilEvenTime(reply, evenStep(error, times));
        throw error;
      };
      if (spec.transfer === "binary" || spec.transfer === "events") {
        return handler(call).catch(refused);
      }
      const replica = replicaFor(platform.replica ?? null, spec, request);
      const answer = () =>
        readFrom(replica, platform.sql, (sql) => answerTo({ ...call, sql }, spec, handler)).catch(
          async (error: unknown) => {
            // What was refused was not done: it leaves the person their whole share.
            if (error instanceof Refusal) await takeBack();
            return refused(error);
          },
        );
      if (answers && mayShare(spec, request)) {
        const asked = { name: spec.name, params: call.params, query: call.query };
        const { json } = await answers.get(asked, async () => (await answer()).body);
        return sendJson(reply, 200, json);
      }
      const { status, body } = await answer();
      if (platform.replica && method !== "GET") {
        rememberWrite(reply, isSecure(request, platform.http));
      }
      return sendJson(reply, status, JSON.stringify(body));
    },
  };
  app.route({ ...route, url });
  app.route({ ...route, url: otherSlashForm(url), schema: { ...route.schema, hide: true } });
}

function sendJson(reply: FastifyReply, status: number, json: string | Buffer): FastifyReply {
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(json);
}

/** Development tools do not exist for anybody but this machine. */
function hideFromOthers(request: FastifyRequest): void {
  const { headers, socket } = request;
  if (!isFromThisMachine({ peer: socket.remoteAddress, headers })) refuse("route_not_found");
}

function otherSlashForm(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : `${url}/`;
}

/** For the OpenAPI page only: what is checked is checked by `readCall` and `present`. */
function schemaFor(spec: NamedEndpoint) {
  return {
    operationId: spec.name,
    summary: spec.summary,
    tags: [spec.name.split(".")[0] ?? spec.name],
    ...(spec.params ? { params: z.object(spec.params as z.ZodRawShape) } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    response: { [spec.success ?? 200]: spec.output },
  };
}

function readCall(
  platform: Platform,
  spec: NamedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): { call: Call<EndpointName>; takeBack: () => Promise<void> } {
  const now = platform.clock.now();
  const { takeBack, ...limits } = callLimits(platform, now);
  const call = {
    ...platform,
    params: request.params as never,
    query: checkInput(spec.query ?? z.strictObject({}), request.query) as never,
    body: spec.body ? (checkInput(spec.body, request.body) as never) : undefined,
    viewer: request.viewer,
    now,
    request,
    reply,
    transaction: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(platform.sql, work),
    ...limits,
  };
  return { call, takeBack };
}

async function answerTo(
  call: Call<EndpointName>,
  spec: NamedEndpoint,
  handler: AnyHandler,
): Promise<Answer> {
  if (isKeyed(spec, call.request)) return runIdempotent(call, spec, handler);
  return { status: spec.success ?? 200, body: present(spec, await handler(call)) };
}

function isKeyed(spec: NamedEndpoint, request: FastifyRequest): boolean {
  if (spec.idempotent !== "optional") return spec.idempotent === true;
  return request.headers["idempotency-key"] !== undefined;
}

async function runIdempotent(
  call: Call<EndpointName>,
  spec: NamedEndpoint,
  handler: AnyHandler,
): Promise<Answer> {
  const keyed = readKey(call, spec);
  const answerOf = (output: unknown) => ({
    status: spec.success ?? 200,
    body: present(spec, output),
  });
  if (spec.charges) {
    return runCharge(call.sql, keyed, {
      answerOf,
      work: (transaction) => handler({ ...call, transaction }),
    });
  }
  return runOnce(call.sql, keyed, async (tx) => {
    const inside = { ...call, transaction: <T>(work: (tx: Tx) => Promise<T>) => work(tx) };
    return answerOf(await handler(inside));
  });
}

function readKey(call: Call<EndpointName>, spec: NamedEndpoint): KeyedCall {
  const key = call.request.headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,200}$/.test(key))
    refuse("idempotency_key_missing");
  const viewer = call.request.viewer;
  if (viewer.kind === "visitor") refuse("auth_required");
  return {
    accountId: viewer.accountId,
    endpoint: spec.name,
    key,
    // The path belongs to what was asked: one key must not answer for two things.
    body: [call.params, call.request.body],
    now: call.now,
    traceId: call.request.id,
  };
}

/** An answer is an allow-list: what the output schema does not name is left out. */
function present(spec: NamedEndpoint, output: unknown): unknown {
  return spec.output.parse(output);
}
