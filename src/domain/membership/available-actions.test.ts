import { describe, expect, it } from "vitest";
import { availableActions } from "./available-actions.ts";
import { LIFECYCLE } from "./lifecycle.ts";
import { CARD, Story } from "#test/billing/story.ts";

const buttons = (story: Story): string[] =>
  availableActions(story.account.facts(), story.account.now).toSorted();

function member(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  return story;
}

describe("availableActions", () => {
  it("lets a stranger buy and one whose purchase is open wait", () => {
    const story = new Story("2027-01-15T14:00");
    expect(buttons(story)).toEqual(["purchase"]);
    story.buy();
    expect(buttons(story)).toEqual([]);
  });
  it("lets a member cancel, change, upgrade, and at first claim the money back", () => {
    const story = member();
    expect(buttons(story)).toEqual([
      "cancel",
      "change_method",
      "guarantee_refund",
      "leave",
      "schedule_change",
      "upgrade_now",
    ]);
    story.at("2027-01-23T00:00");
    story.member({ kind: "schedule_change", plan_id: "pro" });
    expect(buttons(story)).toContain("remove_change");
    expect(buttons(story)).not.toContain("guarantee_refund");
  });
  it("lets who canceled restart and change nothing else", () => {
    const story = member();
    story.at("2027-01-23T00:00");
    story.member({ kind: "cancel" });
    expect(buttons(story)).toEqual(["change_method", "leave", "restart"]);
  });
  it("lets an overdue member pay, change the method, or leave", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    story.failed();
    expect(buttons(story)).toEqual(["cancel", "change_method", "leave", "retry"]);
    story.member({ kind: "retry" });
    expect(buttons(story)).toEqual(["cancel", "change_method", "leave"]);
  });
  it("lets the method alone be changed while the renewal is open", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    expect(buttons(story)).toEqual(["change_method"]);
  });
  it("asks for consent only while it is needed and open", () => {
    const story = member();
    story.account.plans.push({
      plan_id: "light",
      price: 33_000,
      credits: 30,
      effective_from: "2027-02-01",
      for_sale: true,
    });
    expect(buttons(story)).not.toContain("consent");
    story.at("2027-01-16T00:00");
    expect(buttons(story)).toContain("consent");
    story.member({ kind: "consent", price: 33_000 });
    expect(buttons(story)).not.toContain("consent");
  });
  it("lets who left buy again", () => {
    const story = member();
    story.member({ kind: "cancel" });
    story.at("2027-02-15T00:00");
    expect(buttons(story)).toEqual(["purchase"]);
    story.buy("light", CARD, "n");
    story.failed();
    expect(buttons(story)).toEqual(["purchase"]);
  });
});

describe("LIFECYCLE", () => {
  it("has one row for each command and state", () => {
    const cells = LIFECYCLE.flatMap(({ command, from }) =>
      from.map((state) => `${command} ${state}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
  it("lets nobody but the gateway answer for it, and nobody but due work tick", () => {
    for (const { command, by } of LIFECYCLE) {
      const isAnswer = /^payment_|^outside_|^chargeback_|^arrears_/.test(command);
      expect([command, by.includes("gateway")]).toEqual([command, isAnswer]);
      expect([command, by.includes("system")]).toEqual([command, command === "tick"]);
    }
  });
  it("lets staff do nothing that buys", () => {
    const { account } = member();
    for (const command of [
      { kind: "upgrade_now", plan_id: "pro" },
      { kind: "change_method", method: CARD },
      { kind: "consent", price: 1 },
    ] as const) {
      expect(account.give({ by: "staff", ...command })).toEqual({ ok: false, code: "not_allowed" });
    }
  });
});
