import { formatMobile } from "#domain/account/phone.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { normalizeBusinessNumber } from "#domain/certification/business-number.ts";
import { REQUIRED_CERTIFICATES, type RequiredCertificate } from "#domain/catalogue/service.ts";
import type { Dice } from "../dice.ts";
import { serviceOf, type Market } from "../market.ts";
import { addDocument, type Document } from "./add-document.ts";
import { addIdentity } from "./add-identity.ts";
import type { ProSpec } from "./add-pro.ts";

/** How many of those who need not show a paper have shown it all the same. */
const SHOWN_UNASKED: Record<RequiredCertificate, number> = {
  /** Of those who wait to be approved: nobody is without it. */
  identity: 0.75,
  business: 0.55,
  licence: 0,
};
/** Of those whose trade has one. */
const WITH_EXTRA = 0.35;
const WAITING = 0.08;
const WITH_PICTURE = 0.3;
const STREET_NUMBERS = 300;

/** Writes a pro's papers. An approved pro has every kind that their services ask for. */
export function addCertificates(
  market: Market,
  pro: { proId: string; accountId: string; phone: string; spec: ProSpec; dice: Dice },
): Document[] {
  const { spec, dice } = pro;
  const needed = new Set<RequiredCertificate>([
    ...(spec.approvedAt === null ? [] : ["identity" as const]),
    ...(spec.papers ?? []),
    ...spec.services.flatMap((slug) => serviceOf(market, slug).required_certificates),
  ]);
  const shown = REQUIRED_CERTIFICATES.filter(
    (kind) => dice.chance(SHOWN_UNASKED[kind]) || needed.has(kind),
  );
  const papers = shown.map((kind) => documentOf(market, kind, pro));
  if (spec.approvedAt !== null) papers.push(...extrasOf(market, shown, pro));
  for (const paper of papers) addDocument(market, { ...pro, staffId: spec.staffId }, paper, dice);
  return papers;
}

/** Of a pro who waits, everything but the name waits with them. */
function documentOf(
  market: Market,
  kind: RequiredCertificate,
  { proId, accountId, phone, spec, dice }: Parameters<typeof addCertificates>[1],
): Document {
  const { approvedAt } = spec;
  const paper: Document = {
    kind,
    state: approvedAt === null ? "pending" : "approved",
    submittedAt: spec.appliedAt,
    ...(approvedAt === null ? {} : { decidedAt: approvedAt }),
  };
  if (kind === "identity") {
    const { personName: legalName, appliedAt: at } = spec;
    addIdentity(market, { accountId, proId, legalName, phone, at });
    return { ...paper, state: "approved", decidedAt: at, legalName };
  }
  if (kind === "business") return { ...paper, business: businessOf(market, { spec, phone }) };
  const services = licensedServicesOf(market, spec);
  const [first = ""] = services;
  return {
    ...paper,
    title: dice.pick(textsOf(market, "licence", first)),
    issuer: dice.pick(textsOf(market, "issuer", first)),
    services,
    shown: dice.chance(WITH_PICTURE),
  };
}

/** A degree or an award of the trade, and here and there a business submitted lately. */
function extrasOf(
  market: Market,
  shown: readonly RequiredCertificate[],
  { spec, phone, dice }: Parameters<typeof addCertificates>[1],
): Document[] {
  const lately = market.now - Math.round(dice.between(0.2, 4) * DAY_MS);
  const extras: Document[] = [];
  for (const kind of ["degree", "award"] as const) {
    const titles = market.data.certificates[kind]?.[spec.trade];
    if (!titles || !dice.chance(WITH_EXTRA)) continue;
    const waits = dice.chance(WAITING);
    extras.push({
      kind,
      title: dice.pick(titles),
      issuer: kind === "degree" ? "졸업 학교" : "교육 기관",
      state: waits ? "pending" : "approved",
      submittedAt: waits ? lately : (spec.approvedAt ?? lately),
      shown: dice.chance(WITH_PICTURE),
    });
  }
  if (!shown.includes("business") && dice.chance(WAITING)) {
    const business = businessOf(market, { spec, phone });
    extras.push({ kind: "business", state: "pending", submittedAt: lately, business });
  }
  return extras;
}

function licensedServicesOf(market: Market, spec: ProSpec): string[] {
  return spec.services.filter((slug) =>
    serviceOf(market, slug).required_certificates.includes("licence"),
  );
}

/** Another number with a right check digit for every pro. */
function businessOf(
  market: Market,
  { spec, phone }: { spec: ProSpec; phone: string },
): NonNullable<Document["business"]> {
  const made = String(market.rows.certifications.length).padStart(4, "0");
  const numbers = Array.from({ length: 10 }, (_, last) => `10190${made}${last}`);
  const number = numbers.find((one) => normalizeBusinessNumber(one) !== null);
  if (number === undefined) throw new Error("no check digit fits");
  return {
    number,
    name: spec.name,
    representative: spec.personName,
    address: `${spec.home.full_name} 솜씨로 ${Number(number.slice(-4)) % STREET_NUMBERS}`,
    phone: formatMobile(phone),
  };
}

function textsOf(market: Market, kind: string, slug: string): readonly string[] {
  const texts = market.data.certificates[kind]?.[slug];
  if (!texts) throw new Error(`data/demo/certificates.json has no ${kind} of ${slug}`);
  return texts;
}
