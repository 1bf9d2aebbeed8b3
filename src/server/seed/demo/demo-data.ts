import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import * as z from "zod";
import { ABUSE_REPORT_REASONS, type AbuseReportReason } from "#domain/abuse-report/reason.ts";

const texts = z.array(z.string().trim().min(1)).min(1);

const trade = z.strictObject({
  name_endings: texts,
  headlines: texts,
  methods: texts,
  offers: texts,
  praise: texts,
  mixed: texts,
  complaints: texts,
  notes: texts,
  services: z.record(
    z.string(),
    z.strictObject({
      items: texts,
      extras: texts,
      excluded: texts,
      praise: texts,
      notes: texts,
    }),
  ),
});

const names = z.strictObject({ roots: texts, surnames: texts, given_names: texts });
const introductions = z.strictObject({ openings: texts, promises: texts, closings: texts });
const reviews = z.strictObject({
  openings: texts,
  closings: texts,
  mild_closings: texts,
  lukewarm_closings: texts,
  sour_closings: texts,
  edited_endings: texts,
});
const replies = z.strictObject({ thanks: texts, sorry: texts, author_replies: texts });
const reports = z.partialRecord(z.enum(ABUSE_REPORT_REASONS), texts);
const side = z.enum(DEAL_SIDES);
const testimonials = z.strictObject({
  openings: texts,
  business: texts,
  closings: texts,
  requests: texts,
});
const portfolio = z.strictObject({
  titles: texts,
  online_titles: texts,
  openings: texts,
  items: texts,
  closings: texts,
});
const consultations = z.strictObject({
  trades: z.record(z.string(), z.strictObject({ headlines: texts, fields: texts, careers: texts })),
  messages: texts,
  decline_reasons: texts,
  cancel_reasons: texts,
});
const talk = z.strictObject({
  greetings: texts,
  farewells: texts,
  scripts: z.array(z.array(z.tuple([side, z.string()])).min(2)).min(1),
  questions: texts,
  reminders: texts,
  decline_reasons: z.array(z.string()),
  close_reasons: z.array(z.string()),
  cancel_reasons: z.strictObject({ customer: texts, hired_pro: texts }),
  block_reason: z.string(),
  change_reasons: z.strictObject({ price: texts, scope: texts, date: texts }),
  scope_additions: texts,
  places: texts,
  reject_reasons: texts,
  suspend_reason: z.string(),
});
const certificates = z.record(z.string(), z.record(z.string(), texts));
const regions = z.strictObject({
  pros: z.record(z.string(), z.int().positive()),
  most_places: z.record(z.string(), z.int().positive()),
  reach_km: z.record(z.string(), z.number().positive()),
});
const answers = z.record(z.string(), texts);
const amounts = z.record(
  z.string(),
  z.strictObject({ question: z.string(), part: z.string().optional(), per: z.number().positive() }),
);

type Trade = z.output<typeof trade>;

export interface DemoData {
  /** By level-2 category. */
  trades: ReadonlyMap<string, Trade>;
  names: z.output<typeof names>;
  introductions: z.output<typeof introductions>;
  reviews: z.output<typeof reviews>;
  replies: z.output<typeof replies>;
  /** What people say of a pro to the back office, by reason. */
  reports: Partial<Record<AbuseReportReason, string[]>>;
  testimonials: z.output<typeof testimonials>;
  portfolio: z.output<typeof portfolio>;
  /** Words of consultants by level-2 category, and of those who ask them. */
  consultations: z.output<typeof consultations>;
  talk: z.output<typeof talk>;
  certificates: z.output<typeof certificates>;
  regions: z.output<typeof regions>;
  /** Answers to text questions by "service.question". */
  answers: z.output<typeof answers>;
  /** By which number of the answers a service's price grows, and for how many the catalogue's price is. */
  amounts: z.output<typeof amounts>;
  /** Changes with any of the files. */
  edition: string;
}

const folder = new URL("../../../../data/demo/", import.meta.url);

/** Reads the words and proportions of the demo market from data/demo. Throws an error that names the file. */
export function readDemoData(): DemoData {
  const hash = createHash("sha256");
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const text = readFileSync(new URL(name, folder), "utf8");
    hash.update(name).update(text);
    const result = schema.safeParse(JSON.parse(text));
    if (!result.success) throw new Error(`data/demo/${name}: ${result.error.message}`);
    return result.data;
  };
  const tradeFiles = readdirSync(new URL("trades/", folder)).toSorted();
  return {
    trades: new Map(
      tradeFiles.map((file) => [file.replace(".json", ""), read(`trades/${file}`, trade)]),
    ),
    names: read("names.json", names),
    introductions: read("introductions.json", introductions),
    reviews: read("reviews.json", reviews),
    replies: read("replies.json", replies),
    reports: read("reports.json", reports),
    testimonials: read("testimonials.json", testimonials),
    portfolio: read("portfolio.json", portfolio),
    consultations: read("consultations.json", consultations),
    talk: read("talk.json", talk),
    certificates: read("certificates.json", certificates),
    regions: read("regions.json", regions),
    answers: read("answers.json", answers),
    amounts: read("amounts.json", amounts),
    edition: hash.digest("hex"),
  };
}

/** The words for a level-2 category. */
export function tradeOf(data: DemoData, category2: string): Trade {
  const found = data.trades.get(category2);
  if (!found) throw new Error(`data/demo/trades/${category2}.json is missing`);
  return found;
}
