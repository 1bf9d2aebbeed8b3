import { describe, expect, it } from "vitest";
import type { ReceivedFacts } from "./received-facts.ts";
import { comparePlaces, placeOf, type ReceivedOrder } from "./received-order.ts";

const TODAY = "2027-03-10";
const at = (text: string) => Date.parse(`${text}:00Z`);

function request(requestId: string, change: Partial<ReceivedFacts>): ReceivedFacts {
  return {
    requestId,
    service: "cleaning",
    region: "11680",
    designated: false,
    urgent: false,
    receivedAt: at("2027-03-08T00:00"),
    closesAt: at("2027-03-15T00:00"),
    acceptsQuotes: true,
    quoted: false,
    passed: false,
    credits: 3,
    wantedOn: null,
    text: "",
    ...change,
  };
}

const inOrder = (sort: ReceivedOrder, ...requests: ReceivedFacts[]) =>
  requests
    .map((facts) => placeOf(facts, sort, TODAY))
    .toSorted(comparePlaces)
    .map(({ requestId }) => requestId)
    .join("");

describe("the order of a pro's received requests", () => {
  const old = { receivedAt: at("2027-03-07T00:00") };

  it("newest: urgent ones that wait stand on top, whatever else is newer", () => {
    const urgent = { ...old, urgent: true };
    expect(inOrder("newest", request("a", old), request("b", {}), request("c", urgent))).toBe(
      "cba",
    );
    const answered = request("c", { ...urgent, quoted: true });
    expect(inOrder("newest", request("b", {}), answered)).toBe("bc");
    const passed = request("c", { ...urgent, passed: true });
    expect(inOrder("newest", request("b", {}), passed)).toBe("bc");
  });

  it("deadline: what closes first, and last what waits for nothing", () => {
    expect(
      inOrder(
        "deadline",
        request("a", { closesAt: at("2027-03-11T00:00"), quoted: true }),
        request("b", { closesAt: at("2027-03-13T00:00") }),
        request("c", { closesAt: at("2027-03-12T00:00"), ...old }),
      ),
    ).toBe("cba");
  });

  it("pressing: urgent ones first, then what closes first, and last what waits for nothing", () => {
    expect(
      inOrder(
        "pressing",
        request("a", { urgent: true, quoted: true }),
        request("b", { closesAt: at("2027-03-12T00:00") }),
        request("c", { closesAt: at("2027-03-11T00:00") }),
        request("d", { urgent: true, closesAt: at("2027-03-15T00:00") }),
        request("e", { urgent: true, closesAt: at("2027-03-14T00:00") }),
      ),
    ).toBe("edcba");
  });

  it("cost: the cheapest first, the newer between equals", () => {
    expect(
      inOrder(
        "cost",
        request("a", { credits: 2, ...old }),
        request("b", { credits: 2 }),
        request("c", { credits: 1, acceptsQuotes: false }),
      ),
    ).toBe("bac");
  });

  it("wanted: the soonest day from today on, then without a day, then what waits for nothing", () => {
    expect(
      inOrder(
        "wanted",
        request("a", { quoted: true, wantedOn: "2027-03-10" }),
        request("b", { wantedOn: "2027-03-09", ...old }),
        request("c", {}),
        request("d", { wantedOn: "2027-03-11" }),
        request("e", { wantedOn: "2027-03-10" }),
      ),
    ).toBe("edcba");
  });

  it("is the same for what came in one moment, by id", () => {
    expect(inOrder("newest", request("a", {}), request("b", {}))).toBe("ba");
    const place = placeOf(request("a", {}), "newest", TODAY);
    expect(comparePlaces(place, place)).toBe(0);
  });
});
