import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Contractor } from "#domain/legal/contractors.ts";
import type { ThirdParty } from "#domain/legal/third-parties.ts";
import { isLegalDocument, LEGAL_TITLES } from "#domain/legal/documents.ts";
import {
  comingVersion,
  inForce,
  LEGAL_VERSIONS,
  type LegalVersion,
} from "#domain/legal/versions.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { sharedReadLimiter } from "../../platform/rate-limit/network-rate-limiter.ts";
import { refuse } from "../../platform/refusal.ts";
import { compareTexts } from "./compare-texts.ts";
import { readLegalText } from "./read-legal-text.ts";

/**
 * What people and the product have agreed on, in every version. `contractors`: who works for the product as it is set
 * up; `thirdParties`: whom people may sign in by.
 */
export function legalHandlers({
  contractors,
  thirdParties,
  ...deps
}: Parameters<typeof sharedReadLimiter>[1] & {
  contractors: readonly Contractor[];
  thirdParties: readonly ThirdParty[];
}) {
  const rateLimiter = sharedReadLimiter("legal", deps);
  return {
    "legal.get": async ({ params, query, now, request }) => {
      await rateLimiter.consume(request.ip, now);
      const document = isLegalDocument(params.document) ? params.document : refuse("not_found");
      const versions = LEGAL_VERSIONS[document];
      const today = seoulDay(now.getTime());
      const current = inForce(versions, today);
      const shown = query.version === undefined ? current : find(versions, query.version);
      const { blocks } = readLegalText(document, shown.version);
      const against = query.against === undefined ? null : find(versions, query.against).version;
      const coming = comingVersion(versions, today);
      return {
        document,
        title: LEGAL_TITLES[document],
        version: shown.version,
        from: shown.from,
        blocks,
        in_force: presentVersion(current),
        coming: coming && presentVersion(coming),
        versions: versions.map(presentVersion).reverse(),
        changes:
          against === null
            ? null
            : { against, parts: compareTexts(readLegalText(document, against).blocks, blocks) },
        contractors: document === "privacy" ? [...contractors] : null,
        third_parties: document === "privacy" ? [...thirdParties] : null,
      };
    },
  } satisfies Partial<Handlers>;
}

function find(versions: readonly LegalVersion[], asked: string): LegalVersion {
  return versions.find(({ version }) => version === asked) ?? refuse("not_found");
}

function presentVersion({ version, from, about }: LegalVersion) {
  return { version, from, about };
}
