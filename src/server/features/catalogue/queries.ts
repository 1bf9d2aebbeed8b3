import type { RequiredCertificate, SafetyConcern, ServiceUnit } from "#domain/catalogue/service.ts";
import type { Tier } from "#domain/catalogue/tier.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import type { StandardLine } from "#domain/quote/standard-line.ts";
import { KeptRows } from "../../platform/database/kept-rows.ts";
import type { Db } from "../../platform/database/sql.ts";
import { readEverydayWords } from "./everyday-words.ts";
import { readStandardLines } from "./standard-lines.ts";

export interface ServiceRow {
  slug: string;
  name: string;
  description: string;
  tier: Tier;
  unit: ServiceUnit;
  required_certificates: RequiredCertificate[];
  safety: SafetyConcern | null;
  form_version: number;
  price_low: number | null;
  price_mid: number | null;
  price_high: number | null;
  price_basis: string | null;
  popular_weight: number;
  category1_slug: string;
  category1_name: string;
  category2_slug: string;
  category2_name: string;
}

// Part of the program: read once, when it starts.
const standardLines = readStandardLines();

/** The lines that most quotes for a service have, in the order in which they are offered. */
export function standardLinesOf(serviceSlug: string): readonly StandardLine[] {
  return standardLines.get(serviceSlug) ?? [];
}

/** The same for an answer. */
export function presentStandardLines(serviceSlug: string): StandardLine[] {
  return standardLinesOf(serviceSlug).map(({ id, name }) => ({ id, name }));
}

/** A service that is offered. */
export async function findService(db: Db, slug: string): Promise<ServiceRow | undefined> {
  const [row] = await db<
    ServiceRow[]
  >`${serviceColumns(db)} WHERE s.slug = ${slug} AND NOT s.is_closed`;
  return row;
}

/** The service of something that was asked for, also where it is not offered any more. */
export async function findServiceEver(db: Db, slug: string): Promise<ServiceRow | undefined> {
  const [row] = await db<ServiceRow[]>`${serviceColumns(db)} WHERE s.slug = ${slug}`;
  return row;
}

/** Services whose name or an alias contains the words, best known first; all of them without words. */
export async function findServices(db: Db, words: string): Promise<ServiceRow[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`).toLowerCase()}%`;
  return db<ServiceRow[]>`
    ${serviceColumns(db)}
    WHERE NOT s.is_closed AND (lower(replace(s.name, ' ', '')) LIKE ${pattern}
       OR EXISTS (SELECT 1 FROM unnest(s.aliases) alias WHERE lower(replace(alias, ' ', '')) LIKE ${pattern}))
    ORDER BY s.popular_weight DESC, s.sort LIMIT 100`;
}

function serviceColumns(db: Db) {
  return db`
    SELECT s.slug, s.name, s.description, s.tier, s.unit, s.required_certificates, s.safety, s.form_version,
           s.price_low, s.price_mid, s.price_high, s.price_basis, s.popular_weight,
           c1.slug AS category1_slug, c1.name AS category1_name,
           c2.slug AS category2_slug, c2.name AS category2_name
    FROM services s
    JOIN categories c2 ON c2.slug = s.category_slug
    JOIN categories c1 ON c1.slug = c2.parent_slug`;
}

/** The form a request answered, or without a version the current one of a service that is offered. */
export async function findForm(
  db: Db,
  slug: string,
  version?: number,
): Promise<RequestForm | undefined> {
  const [row] = await db<RequestForm[]>`
    SELECT f.service_slug AS service, f.version, f.questions
    FROM service_forms f JOIN services s ON s.slug = f.service_slug
    WHERE f.service_slug = ${slug} AND f.version = coalesce(${version ?? null}::int, s.form_version)
      AND (${version ?? null}::int IS NOT NULL OR NOT s.is_closed)`;
  return row;
}

/** A version that a request answers never changes any more. */
const answeredForms = new KeptRows<RequestForm>();

/** Forms that these requests answered, by `formKey`. */
export function findForms(
  db: Db,
  answered: readonly { service_slug: string; form_version: number }[],
): Promise<Map<string, RequestForm>> {
  const byKey = new Map(answered.map((one) => [formKey(one), one]));
  return answeredForms.get(db, byKey.keys(), async (missing) => {
    const wanted = missing.flatMap((key) => byKey.get(key) ?? []);
    const slugs = wanted.map(({ service_slug }) => service_slug);
    const versions = wanted.map(({ form_version }) => form_version);
    const rows = await db<RequestForm[]>`
      SELECT f.service_slug AS service, f.version, f.questions
      FROM service_forms f
      JOIN unnest(${slugs}::text[], ${versions}::int[]) AS w (slug, version)
        ON f.service_slug = w.slug AND f.version = w.version`;
    return new Map(
      rows.map((form) => [
        formKey({ service_slug: form.service, form_version: form.version }),
        form,
      ]),
    );
  });
}

export function formKey(asked: { service_slug: string; form_version: number }): string {
  return `${asked.service_slug} ${asked.form_version}`;
}

/** What only the program's data files change, when it starts. */
interface NamedService {
  slug: string;
  name: string;
  tier: Tier;
}

const namedServices = new KeptRows<NamedService>();

function servicesBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, NamedService>> {
  return namedServices.get(db, slugs, async (missing) => {
    const rows = await db<NamedService[]>`
      SELECT slug, name, tier FROM services WHERE slug IN ${db(missing)}`;
    return new Map(rows.map((row) => [row.slug, row]));
  });
}

/** Names of services by slug, also of those that are not offered any more. */
export async function serviceNames(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const services = await servicesBySlug(db, slugs);
  return new Map([...services].map(([slug, { name }]) => [slug, name]));
}

/** Tiers of services by slug, likewise. */
export async function serviceTiers(db: Db, slugs: readonly string[]): Promise<Map<string, Tier>> {
  const services = await servicesBySlug(db, slugs);
  return new Map([...services].map(([slug, { tier }]) => [slug, tier]));
}

/** Services that only pros with a licence may answer, in the catalogue's order. */
export async function licensedServices(db: Db): Promise<{ slug: string; name: string }[]> {
  return db<{ slug: string; name: string }[]>`
    SELECT slug, name FROM services WHERE 'licence' = ANY(required_certificates) AND NOT is_closed ORDER BY sort, slug`;
}

/** Services that ask their pros for a certificate, in the catalogue's order. */
export async function certifiedServices(
  db: Db,
): Promise<{ slug: string; name: string; required_certificates: RequiredCertificate[] }[]> {
  return db<{ slug: string; name: string; required_certificates: RequiredCertificate[] }[]>`
    SELECT slug, name, required_certificates FROM services
    WHERE cardinality(required_certificates) > 0 AND NOT is_closed ORDER BY sort, slug`;
}

/** Every service with the names it goes by and what people say for it, best known first. */
export async function findServiceNames(db: Db) {
  const everyday = readEverydayWords();
  const rows = await db<
    { slug: string; name: string; aliases: string[]; category: string; weight: number }[]
  >`
    SELECT slug, name, aliases, category_slug AS category, popular_weight AS weight FROM services
    WHERE NOT is_closed ORDER BY popular_weight DESC, sort, slug`;
  return rows.map((row) => ({ ...row, everyday: everyday.get(row.slug) ?? [] }));
}

/** Categories of both levels, in their order. */
export async function findCategoryNames(db: Db) {
  return db<{ slug: string; parent: string | null; name: string }[]>`
    SELECT slug, parent_slug AS parent, name FROM categories c WHERE ${offersSomething(db)} ORDER BY parent_slug NULLS FIRST, sort, slug`;
}

export interface CategoryRow {
  slug: string;
  parent_slug: string | null;
  name: string;
  description: string;
  icon: string;
}

export async function findTopCategories(db: Db): Promise<CategoryRow[]> {
  return db<CategoryRow[]>`
    SELECT slug, parent_slug, name, description, icon FROM categories c
    WHERE parent_slug IS NULL AND ${offersSomething(db)} ORDER BY sort`;
}

/** A level-1 category followed by its level-2 ones; empty when there is none of that slug. */
export async function findCategoryTree(db: Db, slug: string): Promise<CategoryRow[]> {
  return db<CategoryRow[]>`
    SELECT slug, parent_slug, name, description, icon FROM categories c
    WHERE ((slug = ${slug} AND parent_slug IS NULL) OR parent_slug = ${slug}) AND ${offersSomething(db)}
    ORDER BY parent_slug NULLS FIRST, sort`;
}

export async function findServicesOfCategory(db: Db, slug: string): Promise<ServiceRow[]> {
  return db<
    ServiceRow[]
  >`${serviceColumns(db)} WHERE c1.slug = ${slug} AND NOT s.is_closed ORDER BY s.sort`;
}

/** Whether a category `c` of either level has a service that is offered. */
function offersSomething(db: Db) {
  return db`EXISTS (
    SELECT FROM services s JOIN categories own ON own.slug = s.category_slug
    WHERE c.slug IN (own.slug, own.parent_slug) AND NOT s.is_closed)`;
}

/** Every offered service's slug, in the order of the catalogue. */
export async function findServiceSlugs(db: Db): Promise<string[]> {
  const rows = await db<
    { slug: string }[]
  >`SELECT slug FROM services WHERE NOT is_closed ORDER BY sort, slug`;
  return rows.map(({ slug }) => slug);
}
