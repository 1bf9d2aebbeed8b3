import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { routeOf } from "#contract/routes.ts";
import { fetchTransport } from "../api/fetch-transport.ts";
import { createCall } from "../api/call.ts";
import { createMembershipStore, MEMBERSHIP_ERROR } from "./membership-store.ts";
import { ANONYMOUS, type Visitor } from "../session/visitor.ts";

const plan = (name: string, credit: number) => ({
  id: `plan-${credit}`,
  name,
  price: credit * 1000,
  product: { id: `product-${credit}`, credit },
});

const answer = {
  state: "active",
  current_period_ends_at: "2027-02-14T23:59:59+09:00",
  is_canceled: false,
  overdue_cause: null as unknown,
  plan: plan("스탠다드", 70),
  next_schedule: null as unknown,
};

const scheduled = (credit: number) => ({
  plan: plan("다음", credit),
  // Another day than the start, so that neither passes for the other.
  payment_due_date: "2027-02-16",
});

const SUBSCRIPTION = routeOf("users.me.subscription").path;
const BILLING = routeOf("users.me.billingInfo").path;

let server: Server;
let origin: string;
let asked: string[];
let answers: Record<string, [status: number, body: unknown] | "broken">;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""];
    if (!answer || answer === "broken") return request.socket.destroy();
    response.writeHead(answer[0], { "content-type": "application/json" });
    return response.end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  asked = [];
  answers = { [SUBSCRIPTION]: [200, answer], [BILLING]: [404, {}] };
});

const CUSTOMER: Visitor = { authenticated: true, userType: "customer" };

function store(visitor: Visitor = CUSTOMER) {
  return createMembershipStore(createCall(fetchTransport(() => "", origin)), visitor);
}

describe("the membership", () => {
  it("starts empty and is set after the fetch", async () => {
    const { membership, load } = store();
    expect(membership()).toBeUndefined();
    const loading = load(vi.fn());
    expect(membership()).toBeUndefined();
    await loading;
    expect(membership()).toEqual({
      overdue: null,
      canceled: false,
      plan: answer.plan,
      periodEnd: "2027-02-14",
      next: null,
    });
  });

  it("is overdue, and canceled, as the answer says", async () => {
    answers[SUBSCRIPTION] = [
      200,
      { ...answer, state: "overdue", overdue_cause: "taken_back", is_canceled: true },
    ];
    const { membership, load } = store();
    await load(vi.fn());
    expect(membership()).toMatchObject({ overdue: "taken_back", canceled: true });
  });

  it.each([
    [70, "none"],
    [69, "downgrade"],
    [71, "upgrade"],
  ])(
    "with a next plan of %d credits after 70: %s from the day after the period",
    async (credit, change) => {
      answers[SUBSCRIPTION] = [200, { ...answer, next_schedule: scheduled(credit) }];
      const { membership, load } = store();
      await load(vi.fn());
      expect(membership()).toMatchObject({
        next: {
          plan: scheduled(credit).plan,
          change,
          start: "2027-02-15",
          paymentDue: "2027-02-16",
        },
      });
    },
  );

  it("is none after 404, silently", async () => {
    answers[SUBSCRIPTION] = [404, { error: { code: "not_found", message: "", trace_id: "t" } }];
    const onError = vi.fn();
    const { membership, load } = store();
    await load(onError);
    expect(membership()).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403, 405, 409, 422, 429, 500, 502, 503])(
    "is the error marker after %i, and that is told",
    async (status) => {
      answers[SUBSCRIPTION] = [status, {}];
      const tell = vi.fn();
      const { membership, load } = store();
      await load(tell);
      expect(membership()).toBe(MEMBERSHIP_ERROR);
      expect(tell).toHaveBeenCalledTimes(1);
    },
  );

  it("is told with the id of the failed request", async () => {
    answers[SUBSCRIPTION] = [500, { error: { code: "internal", message: "", trace_id: "t" } }];
    const tell = vi.fn();
    await store().load(tell);
    expect(tell).toHaveBeenCalledExactlyOnceWith("t");
  });

  it("is the error marker when no answer comes", async () => {
    answers[SUBSCRIPTION] = "broken";
    const tell = vi.fn();
    const { membership, load } = store();
    await load(tell);
    expect(membership()).toBe(MEMBERSHIP_ERROR);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it("is fetched once and told once for all who ask at the same time", async () => {
    answers[SUBSCRIPTION] = [500, {}];
    const handlers = [vi.fn(), vi.fn(), vi.fn()];
    const { load } = store();
    await Promise.all(handlers.map((onError) => load(onError)));
    await load(vi.fn());
    expect(asked).toEqual([SUBSCRIPTION]);
    expect(handlers.map((tell) => tell.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it("is empty while it is asked for again, and then what is found", async () => {
    answers[SUBSCRIPTION] = [500, {}];
    const { membership, load, reload } = store();
    await load(vi.fn());
    answers[SUBSCRIPTION] = [404, {}];
    const again = reload(vi.fn());
    expect(membership()).toBeUndefined();
    await again;
    expect(membership()).toBeNull();
  });

  it("stands while it is asked for again after a change, one question for all answers", async () => {
    const { membership, load, refresh } = store();
    await load(vi.fn());
    answers[SUBSCRIPTION] = [200, { ...answer, state: "overdue", overdue_cause: "unpaid" }];
    const again = Promise.all([refresh(), refresh()]);
    expect(membership()).toMatchObject({ overdue: null });
    await again;
    expect(membership()).toMatchObject({ overdue: "unpaid" });
    expect(asked).toEqual([SUBSCRIPTION, SUBSCRIPTION]);
    await refresh();
    expect(asked).toHaveLength(3);
  });

  it("is not asked for again when nobody has asked yet", async () => {
    await store().refresh();
    expect(asked).toEqual([]);
  });

  it("tells a failure after a change to whoever loaded it", async () => {
    const tell = vi.fn();
    const { membership, load, refresh } = store();
    await load(tell);
    answers[SUBSCRIPTION] = [500, {}];
    await refresh();
    expect(membership()).toBe(MEMBERSHIP_ERROR);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it("keeps the answer of the latest question", async () => {
    const { membership, load, refresh } = store();
    const first = load(vi.fn());
    answers[SUBSCRIPTION] = [404, {}];
    await Promise.all([first, refresh()]);
    expect(membership()).toBeNull();
  });

  it("tells those who listen, until they stop", async () => {
    const changed = vi.fn();
    const { load, reload, subscribe } = store();
    const stop = subscribe(changed);
    await load(vi.fn());
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    await reload(vi.fn());
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe("the way of payment", () => {
  it.each([
    [{ type: "card", card_name: "현대카드 (1234)" }, "현대카드 (1234)"],
    [{ type: "phone", card_name: null }, "휴대폰 소액결제"],
  ])("is a name and a type: %j", async (body, name) => {
    answers[BILLING] = [200, body];
    const { payment, loadPayment } = store();
    expect(payment()).toBeUndefined();
    await Promise.all([loadPayment(), loadPayment()]);
    expect(payment()).toEqual({ name, type: body.type });
    expect(asked).toEqual([BILLING]);
  });

  it("is fetched again after a change", async () => {
    answers[BILLING] = [200, { type: "card", card_name: "현대카드 (1234)" }];
    const { payment, loadPayment, refresh } = store();
    await loadPayment();
    answers[BILLING] = [200, { type: "phone", card_name: null }];
    await refresh();
    expect(payment()).toMatchObject({ type: "phone" });
    expect(asked).toEqual([BILLING, BILLING]);
  });

  it.each([404, 401, 403, 429, 500, 503])("is nothing after %i, silently", async (status) => {
    answers[BILLING] = [status, {}];
    const { payment, loadPayment } = store();
    await loadPayment();
    expect(payment()).toBeNull();
  });

  it("is nothing when no answer comes, silently", async () => {
    answers[BILLING] = "broken";
    const { payment, loadPayment } = store();
    await loadPayment();
    expect(payment()).toBeNull();
  });
});

it.each([
  ["a visitor who is not signed in", ANONYMOUS],
  ["staff", { authenticated: true, userType: "staff" } as const],
])("%s has neither, and nobody is asked", async (_, visitor) => {
  const tell = vi.fn();
  const { membership, payment, load, loadPayment } = store(visitor);
  await Promise.all([load(tell), loadPayment()]);
  expect([membership(), payment()]).toEqual([null, null]);
  expect(asked).toEqual([]);
  expect(tell).not.toHaveBeenCalled();
});
