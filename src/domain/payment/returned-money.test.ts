import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layRefunds, readReturned, refundName, type SomssiRefund } from "./returned-money.ts";

const own = (id: string, amount: number, rest: Partial<SomssiRefund> = {}): SomssiRefund => ({
  id,
  amount,
  method: "gateway",
  state: "waiting",
  ...rest,
});

describe("what went back of a payment", () => {
  const name = refundName({ reason: "guarantee", id: "r1" });

  it("is ours when the gateway names our refund, or when we know that it went", () => {
    const record = { gone: 11_000, cancellations: [{ amount: 10_000, reason: name }] };
    expect(readReturned(record, [own("r1", 10_000)])).toEqual({ arrived: ["r1"], outside: 1_000 });
    expect(
      readReturned({ gone: 11_000, cancellations: [] }, [own("r1", 10_000, { state: "done" })]),
    ).toEqual({ arrived: [], outside: 1_000 });
  });
  it("is told apart where both sent something", () => {
    const cancellations = [
      { amount: 500, reason: "console" },
      { amount: 10_000, reason: name },
    ];
    expect(readReturned({ gone: 10_500, cancellations }, [own("r1", 10_000)])).toEqual({
      arrived: ["r1"],
      outside: 500,
    });
  });
  it("is not ours only because it is as much as a refund that still waits", () => {
    const record = { gone: 10_000, cancellations: [{ amount: 10_000, reason: "console" }] };
    expect(readReturned(record, [own("r1", 10_000)])).toEqual({ arrived: [], outside: 10_000 });
  });
  it("finds one that the gateway refused at first and made after all", () => {
    const record = { gone: 10_000, cancellations: [{ amount: 10_000, reason: name }] };
    expect(readReturned(record, [own("r1", 10_000, { state: "failed" })])).toEqual({
      arrived: ["r1"],
      outside: 0,
    });
  });
  it("does not count what went by bank, and is never less than nothing", () => {
    const sent = own("r1", 10_000, { state: "done", method: "bank_transfer" });
    expect(readReturned({ gone: 500, cancellations: [] }, [sent]).outside).toBe(500);
    const early = own("r1", 10_000, { state: "done" });
    expect(readReturned({ gone: 9_000, cancellations: [] }, [early]).outside).toBe(0);
  });
});

describe("refunds that have not gone out", () => {
  const payment = { amount: 29_000, goneAtGateway: 1_000, goneByBank: 0 };

  it("shrink to what is left when money went back beside them", () => {
    expect(layRefunds(payment, [own("r1", 29_000)])).toEqual([
      { id: "r1", amount: 28_000, left_won: 28_000 },
    ]);
    expect(layRefunds({ ...payment, goneAtGateway: 29_000 }, [own("r1", 29_000)])).toEqual([
      { id: "r1", amount: 0, left_won: 0 },
    ]);
  });
  it("stay as they are when they fit, each behind the one before it", () => {
    expect(layRefunds(payment, [own("r1", 10_000), own("r2", 18_000)])).toEqual([
      { id: "r1", amount: 10_000, left_won: 28_000 },
      { id: "r2", amount: 18_000, left_won: 18_000 },
    ]);
  });
  it("leave room for what went or goes by bank, of which the gateway knows nothing", () => {
    const byBank = own("r1", 20_000, { method: "bank_transfer" });
    expect(layRefunds({ ...payment, goneByBank: 3_000 }, [byBank, own("r2", 9_000)])).toEqual([
      { id: "r1", amount: 20_000, left_won: 28_000 },
      { id: "r2", amount: 5_000, left_won: 28_000 },
    ]);
  });
  it("never give back more than was paid, whatever went before", () => {
    const won = fc.nat({ max: 50_000 });
    const method = fc.constantFrom<SomssiRefund["method"]>("gateway", "bank_transfer");
    const refunds = fc.array(fc.record({ id: fc.uuid(), amount: won, method }), { maxLength: 5 });
    fc.assert(
      fc.property(won, won, won, refunds, (amount, goneAtGateway, goneByBank, waiting) => {
        const laid = layRefunds({ amount, goneAtGateway, goneByBank }, waiting);
        const back = laid.reduce((sum, one) => sum + one.amount, 0);
        expect(back).toBeLessThanOrEqual(Math.max(0, amount - goneAtGateway - goneByBank));
        for (const one of laid) expect(one.amount).toBeLessThanOrEqual(one.left_won);
      }),
    );
  });
});
