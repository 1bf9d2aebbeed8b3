import { beforeAll, expect, it } from "vitest";
import { carriesLink } from "#domain/text/link.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { testApp, type TestApp } from "../app.ts";
import {
  allAwkwardTexts,
  awkwardTexts,
  impossibleTexts,
  lengthOf,
  packed,
  standsOnLine,
} from "../awkward-texts.ts";
import { buildPages } from "../build-pages.ts";
import { makeSignedInPro, type SignedInPro } from "../factories/market.ts";

const HOUR_MS = 3_600_000;
/** Hundreds of calls in one test; milliseconds. */
const LONG = 60_000;

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  const pages = { kind: "built", distDir: buildPages() } as const;
  app = await testApp(undefined, { pages });
  pro = await makeSignedInPro(app);
}, LONG);

function save(texts: { display_name?: string; headline?: string; introduction?: string }) {
  return pro.client.call("pro.profile.edit", {
    display_name: "든든한 고수",
    headline: "꼼꼼하게 챙겨 드려요",
    introduction: "십 년 동안 한 우물을 팠어요. 약속을 지켜요.",
    career_years: 10,
    photo_id: null,
    services: ["move-in-cleaning"],
    si_gun_gu_codes: ["11680"],
    accepts_requests: true,
    ...texts,
  });
}

/** As React writes a text into a page. */
function asText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}

it(
  "a name and a headline stand on one line, and hold nothing that nobody sees",
  { timeout: LONG },
  async () => {
    for (const [at, text] of allAwkwardTexts.entries()) {
      const [display_name, headline] = [`고수 ${text}`, `한 줄로 적은 ${text}`];
      if (lengthOf(display_name) > 30) continue;
      // No faster than limits allow.
      if (at % 40 === 0) app.clock.advance(HOUR_MS);
      const { status, body } = await save({ display_name, headline });
      const refused = !standsOnLine(text, display_name) || carriesLink(display_name);
      expect([text, status]).toEqual([text, refused ? 422 : 200]);
      if (refused) continue;
      // The name of an approved pro waits for staff, as it will stand.
      expect([body.name_change?.name, body.headline]).toEqual([
        oneLine(display_name),
        oneLine(headline),
      ]);
      expect(body.name_change?.name).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
    }
    for (const text of impossibleTexts) {
      expect((await save({ display_name: `고수${text}` })).status).toBe(422);
    }
    expect((await save({ display_name: "\u200b\u200b\u200b" })).status).toBe(422);
  },
);

it("markup shows as text on the pro's page, for whoever draws it", { timeout: LONG }, async () => {
  const markup = awkwardTexts["markup"]?.filter((text) => text.includes("<")) ?? [];
  expect(markup.length).toBeGreaterThan(90);
  app.clock.advance(HOUR_MS);
  for (const introduction of packed(markup, 1_900)) {
    expect((await save({ introduction })).status).toBe(200);
    const raw = markup.filter((text) => introduction.split("\n").includes(text));
    expect(raw.length).toBeGreaterThan(0);
    let html = "";
    const missing = async () => {
      const page = await app.visitor().raw({ method: "GET", url: `/pros/${pro.proId}` });
      html = String(page.body);
      return raw.filter((text) => !html.includes(asText(text)));
    };
    // They are there, harmless, as soon as the page from before has been dropped.
    await expect.poll(missing).toEqual([]);
    expect(raw.filter((text) => html.includes(text))).toEqual([]);
  }
});
