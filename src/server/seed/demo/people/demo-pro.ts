import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import { countsFor } from "#domain/certification/counts-for.ts";
import type { MatchFacts } from "#domain/request/matching.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import type { ProFigures } from "../market-rows.ts";
import type { Document } from "./add-document.ts";
import type { DemoRegion } from "../demo-regions.ts";

/** A pro as the market's builders know them. Instants are epoch ms. */
export interface DemoPro {
  id: string;
  accountId: string;
  name: string;
  /** Level-2 category they work in. */
  trade: string;
  services: ReadonlySet<string>;
  home: DemoRegion;
  siGunGuCodes: ReadonlySet<string>;
  papers: readonly Document[];
  state: ProState;
  /** Null when never approved. */
  approvedAt: number | null;
  /** Since when they take no requests; null while they do. */
  pausedSince: number | null;
  /** How they price against the middle of the market: 1 is the middle. */
  priceLevel: number;
  /** 0 to 1: how happy their customers are. */
  skill: number;
  /** Minutes that they usually take to answer. */
  pace: number;
  /** How often they are hired, against others. */
  busyness: number;
  /** False for who only answers where a plan says so. */
  answersAtRandom: boolean;
  figures: ProFigures;
}

/** What matching asks of a pro about a service, as they were at an instant. */
export function matchFactsOf(pro: DemoPro, service: string, at: number): MatchFacts["pro"] {
  const approved = pro.approvedAt !== null && pro.approvedAt <= at;
  return {
    account_id: pro.accountId,
    state: approved ? pro.state : "pending",
    accepts_requests: pro.pausedSince === null || at < pro.pausedSince,
    services: pro.services,
    si_gun_gu_codes: pro.siGunGuCodes,
    certificates: new Set(
      REQUIRED_CERTIFICATES.filter((certificate) =>
        pro.papers.some((paper) =>
          countsFor({ ...paper, services: paper.services ?? [] }, { certificate, service }),
        ),
      ),
    ),
  };
}
