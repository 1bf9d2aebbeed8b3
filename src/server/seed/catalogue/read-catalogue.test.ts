import { beforeAll, describe, expect, it } from "vitest";
import { QUOTE_LIMIT_CHOICES } from "#domain/request/quote-limits.ts";
import { readCatalogue, withQuoteLimits } from "./read-catalogue.ts";
import type { Catalogue, ServiceRow } from "./read-catalogue.ts";

/** The services of the catalogue document, by level 1 and level 2. */
const SERVICES: Record<string, Record<string, string>> = {
  "moving-cleaning": {
    moving: "home-moving small-moving office-moving cargo-delivery storage-moving",
    cleaning: "move-in-cleaning move-out-cleaning house-cleaning office-cleaning special-cleaning",
    disposal: "waste-disposal home-organizing",
  },
  "install-repair": {
    appliance: "aircon-cleaning aircon-install washer-cleaning appliance-repair",
    fixing:
      "plumbing leak-detection electric-work lighting-install doorlock-install window-screen furniture-assembly computer-repair",
  },
  interior: {
    finishing: "wallpaper vinyl-floor wood-floor tile-work painting film-wrapping",
    remodel: "full-interior bathroom-remodel kitchen-remodel window-chassis",
  },
  lessons: {
    academic: "math-tutoring english-tutoring coding-lesson",
    language: "english-conversation japanese-lesson chinese-lesson",
    "music-art": "piano-lesson vocal-lesson guitar-lesson art-lesson",
    sports: "personal-training golf-lesson swimming-lesson pilates-lesson",
  },
  "event-beauty": {
    wedding: "wedding-snap wedding-mc wedding-singer",
    "photo-video": "profile-photo baby-first-snap video-shooting",
    beauty: "makeup personal-color",
    catering: "catering",
  },
  outsourcing: {
    design: "logo-design product-page-design",
    dev: "website-development app-development",
    content: "video-editing translation",
    marketing: "sns-marketing",
  },
  career: {
    "job-prep": "resume-coaching interview-coaching",
    "job-skill": "portfolio-review office-skill-lesson",
  },
  car: {
    "car-care": "car-wash window-tinting dent-repair",
    "car-help": "used-car-check driving-lesson",
  },
  "pet-care": {
    pet: "pet-sitting dog-training dog-walking",
    "family-care": "babysitting school-run",
  },
  expert: { business: "tax-accounting labor-consulting admin-attorney", mind: "counseling" },
};

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await readCatalogue();
});

function service(slug: string): ServiceRow {
  const found = catalogue.services.find((row) => row.slug === slug);
  if (!found) throw new Error(`no service "${slug}"`);
  return found;
}

describe("categories and services", () => {
  it("are those of the catalogue document, in its order", () => {
    const { categories, services } = catalogue;
    const level2Of = (level1: string) => categories.filter((row) => row.parent_slug === level1);
    const servicesOf = (level2: string) =>
      services.filter((row) => row.category2 === level2).map(({ slug }) => slug);
    const read = level2Slugs(categories.filter((row) => row.parent_slug === null));
    expect(read).toEqual(SERVICES);
    expect(services).toHaveLength(82);

    function level2Slugs(level1: { slug: string }[]) {
      return Object.fromEntries(
        level1.map(({ slug }) => [
          slug,
          Object.fromEntries(
            level2Of(slug).map((row) => [row.slug, servicesOf(row.slug).join(" ")]),
          ),
        ]),
      );
    }
  });

  it("give each level-1 category a Korean description and an icon, numbered from 1", () => {
    const level1 = catalogue.categories.filter((row) => row.parent_slug === null);
    expect(level1.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { description, icon } of level1) {
      expect(description).toMatch(/[가-힣].*\.$/);
      expect(icon).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it("number the services within a level-2 category from 1", () => {
    expect(service("home-moving").sort).toBe(1);
    expect(service("storage-moving").sort).toBe(5);
    expect(service("move-in-cleaning").sort).toBe(1);
  });

  it("describe each service in one Korean sentence without exclamation", () => {
    for (const { description } of catalogue.services) expect(description).toMatch(/^[^!]*요\.$/);
  });
});

describe("tiers", () => {
  const BY_LEVEL2: Record<string, string> = {
    T1: "academic language music-art sports job-prep job-skill",
    T2: "cleaning disposal pet family-care car-care car-help",
    T3: "moving fixing wedding photo-video beauty catering business mind",
    T4: "finishing design content marketing",
  };
  const BY_SERVICE: Record<string, string> = {
    T2: "aircon-cleaning washer-cleaning",
    T3: "aircon-install appliance-repair",
    T4: "website-development",
    T5: "full-interior bathroom-remodel kitchen-remodel window-chassis app-development",
  };

  it("are those of the catalogue document", () => {
    const expected = new Map<string, string>();
    for (const [tier, level2] of Object.entries(BY_LEVEL2)) {
      const inTier = catalogue.services.filter((row) => level2.split(" ").includes(row.category2));
      for (const { slug } of inTier) expected.set(slug, tier);
    }
    for (const [tier, slugs] of Object.entries(BY_SERVICE)) {
      for (const slug of slugs.split(" ")) expected.set(slug, tier);
    }
    const read = new Map<string, string>(catalogue.services.map((row) => [row.slug, row.tier]));
    expect(read).toEqual(expected);
  });
});

it("asks certificates for the services of the catalogue document and no other", () => {
  const asking = catalogue.services.filter((row) => row.required_certificates.length > 0);
  const read = Object.fromEntries(asking.map((row) => [row.slug, row.required_certificates]));
  expect(read).toEqual({
    babysitting: ["identity"],
    "school-run": ["identity"],
    counseling: ["licence"],
    "tax-accounting": ["licence"],
    "labor-consulting": ["licence"],
    "admin-attorney": ["licence"],
    "electric-work": ["licence"],
    "full-interior": ["business"],
  });
});

// Thousands of won, from the table of illustrative prices.
it.each([
  ["move-in-cleaning", 11, 14, 20],
  ["home-moving", 900, 1200, 1800],
  ["move-out-cleaning", 200, 260, 320],
  ["small-moving", 150, 250, 450],
  ["house-cleaning", 55, 65, 80],
  ["cargo-delivery", 50, 90, 150],
  ["aircon-cleaning", 60, 80, 110],
  ["aircon-install", 100, 180, 300],
  ["washer-cleaning", 70, 110, 180],
  ["wallpaper", 800, 1300, 2200],
  ["vinyl-floor", 700, 1000, 1500],
  ["film-wrapping", 2500, 3200, 4000],
  ["bathroom-remodel", 2000, 3200, 5500],
  ["full-interior", 900, 1600, 2800],
  ["painting", 150, 250, 450],
  ["plumbing", 60, 110, 250],
  ["leak-detection", 150, 300, 500],
  ["lighting-install", 20, 35, 60],
  ["doorlock-install", 40, 70, 120],
  ["furniture-assembly", 30, 60, 120],
  ["computer-repair", 20, 50, 120],
  ["math-tutoring", 250, 400, 700],
  ["english-conversation", 20, 35, 60],
  ["piano-lesson", 120, 170, 260],
  ["personal-training", 35, 55, 90],
  ["golf-lesson", 350, 600, 1000],
  ["wedding-snap", 500, 1000, 2000],
  ["profile-photo", 80, 180, 400],
  ["makeup", 80, 150, 300],
  ["logo-design", 100, 300, 1000],
  ["website-development", 500, 2000, 8000],
  ["translation", 8, 15, 30],
  ["video-editing", 50, 150, 400],
  ["resume-coaching", 30, 60, 120],
  ["driving-lesson", 250, 320, 420],
  ["pet-sitting", 15, 22, 35],
  ["tax-accounting", 70, 110, 220],
])("prices %s at %d–%d–%d thousand won", (slug, low, mid, high) => {
  expect(service(slug).price).toMatchObject({
    low: low * 1000,
    mid: mid * 1000,
    high: high * 1000,
  });
});

describe("withQuoteLimits", () => {
  const asked = {
    id: "quote_limit",
    kind: "single" as const,
    label: "견적을 몇 장까지 받을까요?",
    required: false,
  };

  it("gives the question the choices of the rules", () => {
    expect(withQuoteLimits([asked])).toEqual([{ ...asked, ...QUOTE_LIMIT_CHOICES }]);
  });
  it.each([
    ["choices of its own", [{ ...asked, options: [{ value: "15", label: "15장" }] }]],
    ["a sentence of its own", [{ ...asked, help: "고르지 않으면 15장까지 받아요." }]],
    ["no such question", []],
  ])("stops at a file with %s", (_, questions) => {
    expect(() => withQuoteLimits(questions)).toThrow("quote_limit");
  });
});
