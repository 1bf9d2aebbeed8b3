import { DAY_MS } from "#domain/calendar/durations.ts";
import type { AccountRow } from "../market-rows.ts";
import type { Market } from "../market.ts";
import { addAccount } from "./add-account.ts";
import { addPro, type ProSpec } from "./add-pro.ts";
import type { DemoPro } from "./demo-pro.ts";

/** The people whom the demo's visitors sign in as. */
export interface SignedIn {
  customer: AccountRow;
  staff: AccountRow;
  pro: DemoPro;
  phonePro: DemoPro;
  overduePro: DemoPro;
  newPro: DemoPro;
}

type SignedInSpec = Pick<
  ProSpec,
  | "email"
  | "personName"
  | "name"
  | "trade"
  | "services"
  | "hasPhoto"
  | "careerYears"
  | "skill"
  | "pace"
  | "papers"
> & {
  home: string;
  places: number;
  /** Days ago. */
  approved: number;
  headline?: string;
  introduction?: string;
};

const PRO: SignedInSpec = {
  email: "pro@demo.somssi.kr",
  personName: "정다온",
  name: "맑은손청소",
  trade: "cleaning",
  services: ["move-in-cleaning", "move-out-cleaning", "house-cleaning"],
  hasPhoto: false,
  home: "11680",
  places: 12,
  careerYears: 9,
  approved: 402,
  papers: ["identity", "business"],
  skill: 0.95,
  pace: 22,
  headline: "창틀과 배수구까지 손으로 닦는 입주청소",
  introduction: [
    "강남과 송파에서 9년째 입주청소와 이사청소만 해 온 맑은손청소입니다. 대표가 모든 현장에 함께 나가요.",
    "위에서 아래로, 안에서 밖으로 순서를 지켜 청소하고 방마다 작업 전후 사진을 남겨 보내 드려요. 아이와 반려동물이 있는 집에는 순한 세제만 써요.",
    "견적에 적은 금액은 당일에 바뀌지 않아요. 끝난 뒤 사흘 안에 말씀 주시면 미흡한 곳을 다시 찾아가 봐 드려요.",
  ].join("\n\n"),
};

const PHONE_PRO: SignedInSpec = {
  email: "phonepro@demo.somssi.kr",
  personName: "윤한솔",
  name: "바람결에어컨",
  trade: "appliance",
  services: ["aircon-cleaning", "aircon-install", "washer-cleaning"],
  hasPhoto: false,
  home: "11710",
  places: 10,
  careerYears: 6,
  approved: 230,
  skill: 0.85,
  pace: 45,
};

const OVERDUE_PRO: SignedInSpec = {
  email: "overdue@demo.somssi.kr",
  personName: "강노을",
  name: "새봄결도배",
  trade: "finishing",
  services: ["wallpaper", "vinyl-floor", "painting"],
  hasPhoto: false,
  home: "11650",
  places: 10,
  careerYears: 14,
  approved: 300,
  skill: 0.75,
  pace: 120,
};

const NEW_PRO: SignedInSpec = {
  email: "newpro@demo.somssi.kr",
  personName: "한새봄",
  name: "도담손홈케어",
  trade: "cleaning",
  services: ["house-cleaning", "move-out-cleaning"],
  hasPhoto: false,
  home: "11680",
  places: 6,
  careerYears: 2,
  approved: 9,
  skill: 0.8,
  pace: 60,
};

/** Bought days ago and at work for nobody, so that they may leave and have the unused part back. */
const LIGHT_PRO: SignedInSpec = {
  email: "lightpro@demo.somssi.kr",
  personName: "문가람",
  name: "첫출근코칭",
  trade: "job-prep",
  services: ["resume-coaching", "interview-coaching"],
  hasPhoto: false,
  home: "11440",
  places: 6,
  careerYears: 5,
  approved: 160,
  skill: 0.85,
  pace: 50,
};

/** Business names that nobody else gets. */
export const SIGNED_IN_NAMES = [PRO, PHONE_PRO, OVERDUE_PRO, NEW_PRO, LIGHT_PRO].map(
  ({ name }) => name,
);

/** Adds them; the memberships of three of the pros are bought when the market stands (demo-memberships.ts). */
export function addSignedIn(market: Market): SignedIn {
  const ago = (days: number) => market.now - days * DAY_MS;
  const staff = addAccount(market, {
    email: "staff@demo.somssi.kr",
    name: "서이담",
    staffLevel: "admin",
    at: ago(440),
  });
  const customer = addAccount(market, {
    email: "customer@demo.somssi.kr",
    name: "김하늘",
    at: ago(120),
  });
  // Enough to try what customers spend credits on, and then to run short.
  market.credits.grant({
    accountId: customer.id,
    kind: "bonus",
    credits: 5,
    paidWon: 0,
    source: `welcome:${customer.id}`,
    detail: "welcome",
    at: ago(20),
    expiresAt: ago(20) + 90 * DAY_MS,
  });
  return {
    customer,
    staff,
    pro: addSpecified(market, PRO, staff.id),
    phonePro: addSpecified(market, PHONE_PRO, staff.id),
    overduePro: addSpecified(market, OVERDUE_PRO, staff.id),
    newPro: addSpecified(market, NEW_PRO, staff.id),
  };
}

/** The one who joined last: after the roster, so that nothing of anybody else's is drawn anew. */
export function addLightPro(market: Market, staffId: string): DemoPro {
  return addSpecified(market, LIGHT_PRO, staffId);
}

function addSpecified(market: Market, spec: SignedInSpec, staffId: string): DemoPro {
  const home = market.country.region(spec.home);
  const approvedAt = market.now - spec.approved * DAY_MS;
  return addPro(market, {
    ...spec,
    home,
    siGunGuCodes: market.country
      .around(home, 30)
      .filter(({ code }) => code.startsWith("11"))
      .slice(0, spec.places)
      .map(({ code }) => code),
    staffId,
    state: "approved",
    appliedAt: approvedAt - DAY_MS,
    approvedAt,
    priceLevel: 1,
    busyness: 1,
    answersAtRandom: false,
  });
}
