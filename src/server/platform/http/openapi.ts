import { escapeHtml } from "#domain/text/escape-html.ts";
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { documentPaths } from "#contract/document-paths.ts";
import { forOperators } from "./operator-access.ts";
import type { HttpSettings } from "./settings.ts";

/** The OpenAPI document of every registered endpoint (JSON), and a plain page of it. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: "솜씨 API", version: "1" } },
    transform: createJsonSchemaTransform({
      skipList: ["/*"],
      zodToJsonConfig: { target: "openapi-3.0", unrepresentable: "any" } as never,
    }),
  });
  // Schemas describe; checking and presenting happen once, in the binding.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}

/** The document's routes, added after all endpoints are bound. */
export function addOpenApiPages(app: FastifyInstance, http: HttpSettings): void {
  const route = { schema: { hide: true }, onRequest: forOperators(http) };
  app.get(documentPaths.json, route, async () => app.swagger());
  app.get(documentPaths.page, route, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(app.swagger() as OpenApi)),
  );
}

interface OpenApi {
  paths?: Record<string, Record<string, { summary?: string; operationId?: string }>>;
}

function docsPage(document: OpenApi): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `<tr><td>${method.toUpperCase()}</td><td><code>${escapeHtml(path)}</code></td>` +
        `<td><code>${escapeHtml(operation.operationId ?? "")}</code></td><td>${escapeHtml(operation.summary ?? "")}</td></tr>`,
    ),
  );
  return (
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>솜씨 API</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>' +
    `<h1>솜씨 API</h1><p>기계가 읽는 문서: <a href="${documentPaths.json}">OpenAPI JSON</a></p>` +
    "<table><caption>주소 목록</caption><thead><tr><th>방식</th><th>주소</th><th>이름</th><th>하는 일</th></tr></thead>" +
    `<tbody>${rows.join("")}</tbody></table></main></body></html>`
  );
}
