import * as z from "zod";
import {
  REQUIRED_CERTIFICATES,
  SAFETY_CONCERNS,
  SERVICE_UNITS,
} from "#domain/catalogue/service.ts";
import type { CatalogueService } from "#domain/catalogue/service.ts";
import { TIERS } from "#domain/catalogue/tier.ts";

const slug = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const words = z.string().trim().min(1);
const won = z.int().positive();

/** data/catalogue/categories.json: level 1 in display order, each with its level 2. */
export const categoriesFile = z.array(
  z.strictObject({
    slug,
    name: words,
    description: words,
    icon: slug,
    sort: z.int().positive(),
    level2: z.array(z.strictObject({ slug, name: words })).min(1),
  }),
);

const price = z
  .strictObject({ low: won, mid: won, high: won, basis: words })
  .refine(({ low, mid, high }) => low <= mid && mid <= high, "low ≤ mid ≤ high");

/** data/catalogue/services.json, in display order within a level-2 category. */
export const servicesFile: z.ZodType<CatalogueService[]> = z.array(
  z.strictObject({
    slug,
    name: words,
    category2: slug,
    tier: z.enum(TIERS),
    unit: z.enum(SERVICE_UNITS),
    aliases: z.array(words).min(3).max(8),
    required_certificates: z.array(z.enum(REQUIRED_CERTIFICATES)),
    safety: z.enum(SAFETY_CONCERNS).optional(),
    description: words,
    price: price.nullable(),
    popular_weight: z.int().nonnegative(),
  }),
);
