import fc from "fast-check";
import { expect, it } from "vitest";
import type { Message } from "#contract/endpoints/messages.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { chatRows } from "./chat-rows.ts";
import { createOutbox } from "./outbox-store.ts";
import { added, nextToSend, readOutbox, refused, triedAgain, without } from "./outbox.ts";
import type { Outbox, Pending } from "./outbox.ts";

const pending = (id: string, more: Partial<Pending> = {}): Pending => ({
  client_id: id,
  text: id,
  files: [],
  insist: false,
  written_at: 0,
  refusal: null,
  ...more,
});
const ids = (outbox: Outbox) => outbox.map(({ client_id: id }) => id);
const REFUSAL = { message: "끝난 견적이에요.", found: [] };

it("a refused one lets the next go first, and goes behind it when tried again", () => {
  const two = added(added([], pending("a")), pending("b"));
  const one = refused(two, "a", REFUSAL);
  expect(nextToSend(one)?.client_id).toBe("b");
  const again = triedAgain(one, "a", { insist: true });
  expect(ids(again)).toEqual(["b", "a"]);
  expect(again[1]).toMatchObject({ insist: true, refusal: null });
});

it("once insisted on, one stays so however it is tried again", () => {
  const outbox = [pending("a", { insist: true, refusal: REFUSAL })];
  expect(triedAgain(outbox, "a")).toEqual([pending("a", { insist: true })]);
  expect(triedAgain(outbox, "a", { insist: false })).toEqual([pending("a", { insist: true })]);
  // Without a word about it nobody insists.
  expect(triedAgain([pending("a", { refusal: REFUSAL })], "a")).toEqual([pending("a")]);
});

it("one that is added anew takes its own place at the end, once", () => {
  const outbox = added([pending("a"), pending("b")], pending("a", { text: "again" }));
  expect(outbox).toEqual([pending("b"), pending("a", { text: "again" })]);
});

it("a refusal is told of the one refused, and of none that is not there", () => {
  const two = [pending("a"), pending("b")];
  expect(refused(two, "b", REFUSAL)).toEqual([pending("a"), pending("b", { refusal: REFUSAL })]);
  expect(refused(two, "c", REFUSAL)).toEqual(two);
  expect(triedAgain(two, "c")).toBe(two);
});

it("has nothing to send when all are refused, or none are there", () => {
  expect(nextToSend([pending("a", { refusal: REFUSAL })])).toBeNull();
  expect(nextToSend([])).toBeNull();
});

it("takes out all that are acknowledged at once, and leaves the others in their order", () => {
  const outbox = ["a", "b", "c", "d"].map((id) => pending(id));
  expect(ids(without(outbox, new Set(["a", "c", "z"])))).toEqual(["b", "d"]);
});

it("what an earlier page or another program kept there is not sent", () => {
  expect(readOutbox([{ client_id: "a" }, "b", null, pending("c")])).toEqual([pending("c")]);
  for (const key of ["client_id", "text", "files", "written_at", "refusal"] as const) {
    const { [key]: _, ...rest } = pending("a");
    expect(readOutbox([rest])).toEqual([]);
  }
  expect(readOutbox([{ ...pending("a"), text: 1 }])).toEqual([]);
  expect(readOutbox([{ ...pending("a"), files: "f" }])).toEqual([]);
  expect(readOutbox({ items: [] })).toEqual([]);
});

it("taking out what is not there changes nothing", () => {
  const outbox = [pending("a")];
  expect(without(outbox, new Set(["b"]))).toBe(outbox);
});

/** What becomes of one call: its way there or its answer is lost, the page is loaded anew meanwhile, or all is well. */
const fate = fc.constantFrom("ok", "ok", "never_came", "answer_lost", "reload", "too_many");

it("whatever is lost, repeated or loaded anew, each message arrives once and in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 8 }),
      fc.array(fate, { maxLength: 30 }),
      async (bursts, fates) => {
        const server = takesOnce();
        const device = storage();
        let left = [...fates];
        const reloads: (() => void)[] = [];
        const open = () => {
          let alive = true;
          const store = createOutbox("k", {
            storage: device,
            connected: () => Promise.resolve(),
            wait: () => Promise.resolve(),
            alone: (_, work) => work(),
            onSent: () => {},
            send: async (one) => {
              const [now = "ok", ...rest] = left;
              left = rest;
              await Promise.resolve();
              // A page that is gone neither sends nor hears of an answer.
              if (!alive) return new Promise(() => {});
              if (now === "too_many") throw new ApiFailure(429, null);
              if (now === "never_came") throw new ApiFailure(0, null);
              const message = server.take(one);
              if (now === "answer_lost") throw new ApiFailure(0, null);
              if (now === "reload") {
                alive = false;
                for (const reload of reloads) reload();
                return new Promise(() => {});
              }
              return message;
            },
          });
          store.send();
          return store;
        };
        let page = open();
        reloads.push(() => {
          page = open();
        });
        const written: string[] = [];
        for (const burst of bursts) {
          for (let n = 0; n <= burst; n++) {
            const id = `m${written.length}`;
            written.push(id);
            page.add(pending(id));
            const rows = chatRows(server.all(), page.read(), null).map(({ key }) => key);
            expect(rows).toEqual(written);
          }
          for (let tick = 0; tick <= burst; tick++) await Promise.resolve();
        }
        await until(() => page.read().length === 0);
        expect(server.all().map(({ client_id: id }) => id)).toEqual(written);
        expect(device.readJson("k")).toBeNull();
      },
    ),
    { numRuns: 300 },
  );
});

it("two tabs of one device send what both see once", async () => {
  const server = takesOnce();
  const device = storage();
  const world = {
    storage: device,
    connected: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    alone: (_: string, work: () => Promise<void>) => work(),
    onSent: () => {},
    send: (one: Pending) => Promise.resolve(server.take(one)),
  };
  const [one, two] = [createOutbox("k", world), createOutbox("k", world)];
  one.add(pending("a"));
  two.add(pending("b"));
  one.send();
  await until(() => device.readJson("k") === null);
  expect(server.all().map(({ client_id: id }) => id)).toEqual(["a", "b"]);
});

it("nothing is sent before there is a connection", async () => {
  const server = takesOnce();
  let connect = () => {};
  const connection = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const store = createOutbox("k", {
    storage: storage(),
    connected: () => connection,
    wait: () => Promise.resolve(),
    alone: (_, work) => work(),
    onSent: () => {},
    send: (one) => Promise.resolve(server.take(one)),
  });
  store.add(pending("a"));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(server.all()).toEqual([]);
  connect();
  await until(() => store.read().length === 0);
  expect(server.all().map(({ client_id: id }) => id)).toEqual(["a"]);
});

it("what the server refuses stays with its reason, and what follows goes out", async () => {
  const server = takesOnce();
  const body = {
    error: { code: "contact_details", message: "연락처예요.", fields: { text: ["010"] } },
  };
  const store = createOutbox("k", {
    storage: storage(),
    connected: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    alone: (_, work) => work(),
    onSent: () => {},
    send: (one) =>
      one.text === "a" && !one.insist
        ? Promise.reject(new ApiFailure(409, body))
        : Promise.resolve(server.take(one)),
  });
  store.add(pending("a"));
  store.add(pending("b"));
  await until(() => server.all().length === 1 && nextToSend(store.read()) === null);
  expect(store.read()).toMatchObject([
    { client_id: "a", refusal: { message: "연락처예요.", found: ["010"] } },
  ]);
  store.tryAgain("a", { insist: true });
  await until(() => store.read().length === 0);
  expect(server.all().map(({ text }) => text)).toEqual(["b", "a"]);
});

it("where nothing can be kept on the device, all goes out as long as the page is open", async () => {
  const server = takesOnce();
  const store = createOutbox("k", {
    storage: { readJson: () => null, writeJson: () => false, remove: () => undefined },
    connected: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    alone: (_, work) => work(),
    onSent: () => {},
    send: (one) => Promise.resolve(server.take(one)),
  });
  store.add(pending("a"));
  store.add(pending("b"));
  expect(ids(store.read())).toEqual(["a", "b"]);
  await until(() => store.read().length === 0);
  expect(server.all().map(({ text }) => text)).toEqual(["a", "b"]);
});

it("what breaks on the way in the page itself is not tried for ever, and can be tried again", async () => {
  const server = takesOnce();
  let isBroken = true;
  const store = createOutbox("k", {
    storage: storage(),
    connected: () => Promise.resolve(),
    // Who waits here would try again for ever.
    wait: () => new Promise(() => {}),
    alone: (_, work) => work(),
    onSent: () => {},
    send: (one) =>
      isBroken ? Promise.reject(new TypeError("broken")) : Promise.resolve(server.take(one)),
  });
  store.add(pending("a"));
  await until(() => store.read()[0]?.refusal !== null);
  expect(store.read()).toMatchObject([{ client_id: "a", refusal: { found: [] } }]);
  isBroken = false;
  store.tryAgain("a");
  await until(() => store.read().length === 0);
  expect(server.all().map(({ text }) => text)).toEqual(["a"]);
});

/** A server that takes a message of one client id once. */
function takesOnce() {
  const taken: Message[] = [];
  return {
    all: () => taken,
    take: ({ client_id, text }: Pending): Message => {
      const known = taken.find((one) => one.client_id === client_id);
      if (known) return known;
      const message = {
        id: client_id,
        seq: taken.length + 1,
        mine: true,
        author_name: "나",
        client_id,
        text,
        body: text,
        card: null,
        files: [],
        has_contact_details: false,
        created_at: "1970-01-01T00:00:00.000Z",
        read: false,
      };
      taken.push(message);
      return message;
    },
  };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    readJson: (key: string): unknown => JSON.parse(kept.get(key) ?? "null"),
    writeJson: (key: string, value: unknown) => {
      kept.set(key, JSON.stringify(value));
      return true;
    },
    remove: (key: string) => void kept.delete(key),
  };
}

async function until(done: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000; turn++) {
    if (done()) return;
    await Promise.resolve();
  }
  expect(done()).toBe(true);
}
