import { readFile, readdir } from "node:fs/promises";
import type * as z from "zod";
import type { CatalogueService } from "#domain/catalogue/service.ts";
import { formFaults } from "#domain/request-form/form-faults.ts";
import type { Question, RequestForm } from "#domain/request-form/question.ts";
import { QUOTE_LIMIT_CHOICES } from "#domain/request/quote-limits.ts";
import { standardLineFaults } from "../../features/catalogue/standard-lines.ts";
import { categoriesFile, servicesFile } from "./catalogue-schema.ts";
import { formFile, question } from "./form-schema.ts";

/** A category of level 1 (`parent_slug` null) or level 2 (no description and no icon of its own). */
export interface CategoryRow {
  slug: string;
  parent_slug: string | null;
  name: string;
  description: string;
  icon: string;
  sort: number;
}

/** A service with its place within its level-2 category, from 1. */
export interface ServiceRow extends CatalogueService {
  form_version: number;
  sort: number;
}

export interface Catalogue {
  /** Parents before their children. */
  categories: CategoryRow[];
  services: ServiceRow[];
  /** One per service, with the shared last questions at the end. */
  forms: RequestForm[];
}

const DATA = new URL("../../../../data/catalogue/", import.meta.url);
const FORMS = new URL("forms/", DATA);
const SHARED_FILE = "shared-last-questions.json";

/** Reads the default catalogue from data/catalogue. Throws an error that names the file or the fault. */
export async function readCatalogue(): Promise<Catalogue> {
  const categories = categoryRows(await readJson(new URL("categories.json", DATA), categoriesFile));
  const listed = await readJson(new URL("services.json", DATA), servicesFile);
  const sharedQuestions = withQuoteLimits(
    await readJson(new URL(SHARED_FILE, FORMS), question.array()),
  );
  const forms = await Promise.all(
    listed.map(async ({ slug }) => {
      const form = await readJson(new URL(`${slug}.json`, FORMS), formFile);
      return { ...form, questions: [...form.questions, ...sharedQuestions] };
    }),
  );
  const services = serviceRows(listed, forms);
  const faults = [
    ...catalogueFaults(categories, services, forms),
    ...(await strayForms(services)),
    ...standardLineFaults(services),
  ];
  if (faults.length > 0) throw new Error(`data/catalogue is not sound:\n${faults.join("\n")}`);
  return { categories, services, forms };
}

/** The shared questions with the choices of `quote_limit`, which the rules know and the file may not say. */
export function withQuoteLimits(questions: Question[]): Question[] {
  const asked = questions.find(({ id }) => id === "quote_limit");
  if (!asked || asked.options || asked.help) {
    throw new Error(
      `${SHARED_FILE}: quote_limit has to be asked, without options and help: they come from the rules`,
    );
  }
  return questions.map((one) => (one === asked ? { ...one, ...QUOTE_LIMIT_CHOICES } : one));
}

async function readJson<T>(file: URL, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!result.success) throw new Error(`${file.pathname}: ${result.error.message}`);
  return result.data;
}

function categoryRows(listed: z.output<typeof categoriesFile>): CategoryRow[] {
  return listed.flatMap(({ level2, ...level1 }) => [
    { ...level1, parent_slug: null },
    ...level2.map((child, index) => ({
      ...child,
      parent_slug: level1.slug,
      description: "",
      icon: "",
      sort: index + 1,
    })),
  ]);
}

function serviceRows(listed: CatalogueService[], forms: RequestForm[]): ServiceRow[] {
  const placed = new Map<string, number>();
  return listed.map((service, index) => {
    const sort = (placed.get(service.category2) ?? 0) + 1;
    placed.set(service.category2, sort);
    return { ...service, form_version: forms[index]?.version ?? 1, sort };
  });
}

function catalogueFaults(
  categories: CategoryRow[],
  services: ServiceRow[],
  forms: RequestForm[],
): string[] {
  const level2 = new Set(
    categories.filter((row) => row.parent_slug !== null).map((row) => row.slug),
  );
  return [
    ...repeatedSlugs(categories).map((slug) => `${slug}: two categories`),
    ...repeatedSlugs(services).map((slug) => `${slug}: two services`),
    ...services
      .filter(({ category2 }) => !level2.has(category2))
      .map(({ slug, category2 }) => `${slug}: no level-2 category "${category2}"`),
    ...forms
      .filter((form, index) => form.service !== services[index]?.slug)
      .map((form) => `${form.service}: the form lies in the file of another service`),
    ...forms.flatMap((form) => formFaults(form).map((fault) => `${form.service}: ${fault}`)),
  ];
}

function repeatedSlugs(rows: { slug: string }[]): string[] {
  const slugs = rows.map(({ slug }) => slug);
  return slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
}

async function strayForms(services: ServiceRow[]): Promise<string[]> {
  const expected = new Set([SHARED_FILE, ...services.map(({ slug }) => `${slug}.json`)]);
  const present = await readdir(FORMS);
  return present
    .filter((name) => !expected.has(name))
    .map((name) => `forms/${name}: no such service`);
}
