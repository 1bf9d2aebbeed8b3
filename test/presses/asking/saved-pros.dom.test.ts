import { beforeEach, describe, expect, it } from "vitest";
import type { SavedPro } from "#contract/endpoints/me/saved-pros.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { sampleProCard } from "../../samples/pros.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { controls } from "../controls.ts";
import { openPage, untilItWaits, type Answered, type OpenPage } from "../open-page.tsx";
import { rowsOf, said, sentTo } from "../on-page.ts";

const SAVE = "users.me.savedPros.save";
const REMOVE = "users.me.savedPros.remove";
const HEART = "한솔 찜하기";
const visitor = { authenticated: true, userType: "customer" } as const;
const services = ["청소", "이사", "도배", "타일", "조명"].map((name) => ({ slug: name, name }));

function saved(own: Partial<SavedPro> = {}): SavedPro {
  return {
    pro_id: ID,
    standing: "active" as SavedPro["standing"],
    pro: sampleProCard({ id: ID }),
    services: services.slice(0, 3),
    saved_at: "2027-03-01T12:00:00+09:00",
    ...own,
  };
}

let ids: string[];
let done: () => Answered | Promise<Answered>;
beforeEach(() => {
  ids = [ID];
  done = () => ({ status: 200, body: {} });
});

function openSaved(items: SavedPro[] = [saved()], me: object = { pro: null }): Promise<OpenPage> {
  const answer = answering({
    "users.me": me,
    "users.me.savedPros": { items },
    "users.me.savedPros.ids": () => ({ status: 200, body: { items: ids } }),
    [SAVE]: () => done(),
    [REMOVE]: () => done(),
  });
  return openPage({ path: "/me/saved-pros", visitor, now: NOW, answer });
}

const row = () => rowsOf("찜한 고수")[0]?.textContent ?? "";
const heart = () =>
  controls()
    .find(({ label }) => label === HEART)
    ?.element.getAttribute("aria-pressed");

describe("a pro who is saved", () => {
  it("is told of with what they do, and leads to their page", async () => {
    const pro = sampleProCard({ id: ID, rating: 4.8, review_count: 12 });
    await openSaved([saved({ pro })]);
    expect(row()).toContain("짐이 빠진 집을 구석까지 닦아요");
    expect(row()).toContain("4.8점(12)");
    expect(row()).toContain("청소, 이사, 도배");
    expect(row()).not.toMatch(/외 \d+개|새 요청을 받지 않아요/);
    expect(document.querySelector(`main a[href="/pros/${ID}"]`)?.textContent).toBe("한솔");
  });

  it("has three services named, and the others counted", async () => {
    await openSaved([saved({ services })]);
    expect(row()).toContain("청소, 이사, 도배 외 2개");
    expect(row()).not.toContain("타일");
  });

  it("has no rating where nobody has rated", async () => {
    await openSaved();
    expect(row()).not.toMatch(/평점|만점|점\(/);
  });

  it("who takes no requests now says so", async () => {
    await openSaved([saved({ standing: "paused" })]);
    expect(row()).toContain("새 요청을 받지 않아요");
  });

  it("who cannot be seen now keeps the place, with since when", async () => {
    await openSaved([saved({ pro: null, services: [] })]);
    expect(row()).toContain("지금은 볼 수 없는 고수예요2027년 03월 01일에 찜했어요.");
    expect(controls().map(({ label }) => label)).toContain("볼 수 없는 고수 찜하기");
  });
});

it("leads to the search where nobody is saved", async () => {
  await openSaved([]);
  expect(said()).toContain("아직 찜한 고수가 없어요");
  const links = [...document.querySelectorAll("main a")];
  expect(links.find((one) => one.textContent === "고수 찾아보기")?.getAttribute("href")).toBe(
    "/search",
  );
});

describe("the heart of a pro", () => {
  it("takes them off the list, and puts them on it again", async () => {
    const page = await openSaved();
    expect(heart()).toBe("true");
    done = () => {
      ids = [];
      return { status: 200, body: {} };
    };
    await pressNamed(page, HEART);
    expect(sentTo(page, REMOVE).map(({ url }) => url.includes(ID))).toEqual([true]);
    expect(heart()).toBe("false");
    done = () => {
      ids = [ID];
      return { status: 200, body: {} };
    };
    await pressNamed(page, HEART);
    expect(sentTo(page, SAVE).map(({ url }) => url.includes(ID))).toEqual([true]);
    expect(heart()).toBe("true");
  });

  it("shows at once what was pressed for", async () => {
    const meanwhile: unknown[] = [];
    done = async () => {
      await untilItWaits();
      meanwhile.push(heart());
      return { status: 200, body: {} };
    };
    const page = await openSaved();
    await pressNamed(page, HEART);
    ids = [];
    await pressNamed(await openSaved(), HEART);
    expect(meanwhile).toEqual(["false", "true"]);
  });

  it("that could not be changed is as it was, and why is said", async () => {
    done = () => refusal("internal");
    const page = await openSaved();
    await pressNamed(page, HEART);
    expect(said()).toContain(errorCatalogue.internal[1]);
    expect(heart()).toBe("true");
  });

  it("that was taken back elsewhere already is so here, without a word", async () => {
    done = () => {
      ids = [];
      return refusal("not_found");
    };
    const page = await openSaved();
    await pressNamed(page, HEART);
    expect(said()).not.toContain(errorCatalogue.not_found[1]);
    expect(heart()).toBe("false");
  });

  it("is not there for the pro themselves", async () => {
    await openSaved([saved()], { pro: { id: ID, state: "approved" } });
    expect(heart()).toBeUndefined();
  });
});
