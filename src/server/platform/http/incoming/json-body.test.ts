import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, it } from "vitest";
import { Refusal } from "../../refusal.ts";
import { VISITOR } from "../identify-caller.ts";
import { BodyRoom } from "./body-room.ts";
import { readJsonBodies } from "./json-body.ts";

const MOST_PER_CALLER = 6;

let app: FastifyInstance;
let room: BodyRoom;

beforeEach(() => {
  room = new BodyRoom({ most: 100, mostPerCaller: MOST_PER_CALLER });
  app = Fastify();
  app.decorateRequest("viewer");
  app.addHook("onRequest", async (request) => {
    request.viewer = VISITOR;
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.status(400).send({ refused: error instanceof Refusal ? error.code : String(error) }),
  );
  readJsonBodies(app, room);
  app.post("/", async ({ body }) => ({ body }));
});

async function post(payload: string) {
  const headers = { "content-type": "application/json" };
  return (await app.inject({ method: "POST", url: "/", headers, payload })).json<unknown>();
}

it("takes as many bytes of a caller's unfinished bodies as there is room for, and not one more", async () => {
  expect(await post("[1234]")).toEqual({ body: [1234] });
  expect(await post("[12345]")).toEqual({ refused: "request_timeout" });
});

it("keeps no room for what has come, or was refused", async () => {
  await post("[1234]");
  await post("[12345]");
  expect(room.bytes).toBe(0);
  expect(await post("[1234]")).toEqual({ body: [1234] });
});
