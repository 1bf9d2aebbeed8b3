import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { Dice } from "../dice.ts";
import type { DemoService, Market } from "../market.ts";
import type { DemoRegion } from "../demo-regions.ts";
import { addPro, type ProSpec } from "./add-pro.ts";
import type { DemoPro } from "./demo-pro.ts";
import { personName, ProNames } from "./pro-names.ts";

const OFFERED_BY_AT_LEAST = 2;
const MOST_SERVICES = 6;
const FEWEST_PLACES = 4;
const WAITING = 11;
const REJECTED = 3;
const SUSPENDED = 1;
const PAUSED_SHARE = 0.04;

/** Licences are for one profession: who holds one offers no other. */
const ONE_SERVICE_EACH = new Set(["business", "mind"]);

type Standing = Pick<ProSpec, "state" | "stateReason" | "appliedAt" | "approvedAt" | "pausedSince">;

/** The pros of the whole country, but for those that people sign in with. */
export function addRoster(
  market: Market,
  staffId: string,
  takenNames: readonly string[],
): DemoPro[] {
  const dice = market.dice.stream("roster");
  const names = new ProNames(market, takenNames);
  const homes = drawHomes(market, dice.stream("homes"));
  const mains = drawMainServices(market, homes.length, dice.stream("mains"));
  const add = (home: DemoRegion, main: DemoService, number: number, standing: Standing) => {
    const own = dice.stream(`pro-${number}`);
    return addPro(market, {
      email: `pro${String(number).padStart(4, "0")}@demo.somssi.kr`,
      personName: personName(market, own),
      name: names.draw(main.category2, own),
      trade: main.category2,
      services: withSisters(market, main, own),
      home,
      siGunGuCodes: regionsAround(market, home, own),
      careerYears: own.whole(1, 22),
      hasPhoto: own.chance(0.35),
      staffId,
      priceLevel: own.between(0.82, 1.22),
      skill: 1 - own.next() ** 2 * 0.8,
      pace: Math.round(8 + 500 * own.next() ** 3),
      busyness: 0.4 + 9 * own.next() ** 4,
      ...standing,
    });
  };
  const approved = homes.map((home, index) => {
    const standing = approvedStanding(market, dice.stream(`standing-${index}`));
    return add(home, mains[index] ?? dice.pick(mains), index + 1, standing);
  });
  const others = otherStandings(market, dice.stream("others")).map((standing, index) =>
    add(dice.pick(homes), dice.pick(mains), homes.length + index + 1, standing),
  );
  return [...approved, ...others];
}

/** Homes of as many pros per si-do as data/demo says; cities before the country. */
function drawHomes(market: Market, dice: Dice): DemoRegion[] {
  const { country, data } = market;
  const homes = [...country.bySiDo].flatMap(([siDo, places]) => {
    const count = data.regions.pros[siDo] ?? 5;
    return Array.from({ length: count }, () =>
      dice.weighted(places, ({ name }) => (name.endsWith("군") ? 1 : 5)),
    );
  });
  return dice.shuffled(homes);
}

/** A main service for each pro: every one twice, the rest as they are sought. */
function drawMainServices(market: Market, count: number, dice: Dice): DemoService[] {
  const services = [...market.services.values()];
  const sure = Array.from({ length: OFFERED_BY_AT_LEAST }, () => services).flat();
  const rest = Array.from({ length: count - sure.length }, () =>
    dice.weighted(services, ({ popular_weight }) => popular_weight ** 3),
  );
  return [...dice.shuffled(sure), ...rest];
}

function withSisters(market: Market, main: DemoService, dice: Dice): string[] {
  if (ONE_SERVICE_EACH.has(main.category2)) return [main.slug];
  const sisters = [...market.services.values()].filter(
    ({ category2, slug, required_certificates: needed }) =>
      category2 === main.category2 && slug !== main.slug && !needed.includes("licence"),
  );
  const others = dice.some(sisters, dice.whole(2, MOST_SERVICES - 1));
  return [main.slug, ...others.map(({ slug }) => slug)];
}

function regionsAround(market: Market, home: DemoRegion, dice: Dice): string[] {
  const { reach_km: reach, most_places: most } = market.data.regions;
  const of = (numbers: Record<string, number>) =>
    numbers[home.code.slice(0, 2)] ?? numbers["other"] ?? FEWEST_PLACES;
  const near = market.country.around(home, of(reach));
  return near.slice(0, dice.whole(FEWEST_PLACES, of(most))).map(({ code }) => code);
}

function approvedStanding(market: Market, dice: Dice): Standing {
  const approvedAt = market.now - Math.round((25 + 395 * Math.sqrt(dice.next())) * DAY_MS);
  const standing: Standing = {
    state: "approved",
    appliedAt: approvedAt - Math.round(dice.between(5, 60) * HOUR_MS),
    approvedAt,
  };
  if (!dice.chance(PAUSED_SHARE)) return standing;
  return { ...standing, pausedSince: market.now - Math.round(dice.between(9, 20) * DAY_MS) };
}

/** Those who wait for staff, and those whom staff turned down. */
function otherStandings(market: Market, dice: Dice): Standing[] {
  const before = (days: number) => market.now - Math.round(days * DAY_MS);
  const { reject_reasons: reasons, suspend_reason: suspendReason } = market.data.talk;
  return [
    ...Array.from({ length: WAITING }, (): Standing => ({
      state: "pending",
      appliedAt: before(dice.between(0.05, 6)),
      approvedAt: null,
    })),
    ...Array.from({ length: REJECTED }, (): Standing => ({
      state: "rejected",
      stateReason: dice.pick(reasons),
      appliedAt: before(dice.between(4, 20)),
      approvedAt: null,
    })),
    ...Array.from({ length: SUSPENDED }, (): Standing => ({
      state: "suspended",
      stateReason: suspendReason,
      appliedAt: before(205),
      approvedAt: before(200),
    })),
  ];
}
