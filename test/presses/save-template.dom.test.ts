import { expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "./answering.ts";
import { scope, type as typeInto } from "./controls.ts";
import { openPage, type Answered } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const CREATE = "quotes.templates.create";
const OPEN = "이 견적을 템플릿으로 저장";
const NAME = "템플릿 이름";
const SERVICE = { slug: "wallpaper", name: "도배 시공" };
const SENT = `/quote?id=${ID}`;
const visitor = { authenticated: true, userType: "pro" } as const;

async function openAt(path: string, saved: Answered = { status: 201, body: {} }) {
  const me = sampleOutput("users.me") as Output<"users.me">;
  const quote = sampleOutput("quotes.get") as Output<"quotes.get">;
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.requests.get": { service: SERVICE, my_quote_id: null, accepts_quotes: true },
    "quotes.get": { ...quote, request: { ...quote.request, service: SERVICE }, viewer: "pro" },
    [CREATE]: () => saved,
  });
  const page = await openPage({ path, visitor, now: NOW, answer });
  await pressNamed(page, OPEN);
  return page;
}

it.each([
  ["is being written", `/quote?request_id=${ID}`],
  ["was sent", SENT],
])("proposes the service's name for a quote that %s", async (_, path) => {
  await openAt(path);
  expect(fieldNamed(NAME).value).toBe("도배 시공");
});

it("keeps nothing of a quote without lines, and says so", async () => {
  const page = await openAt(`/quote?request_id=${ID}`);
  expect(scope().textContent).toContain("항목과 금액을 먼저 채워 주세요.");
  expect(bodiesOf(page, CREATE)).toEqual([]);
});

it("saves a sent quote under the name that was typed, and closes", async () => {
  const page = await openAt(SENT);
  typeInto(fieldNamed(NAME), "");
  await pressNamed(page, "저장하기");
  expect(faultOf(NAME)).not.toBeNull();
  expect(bodiesOf(page, CREATE)).toEqual([]);
  typeInto(fieldNamed(NAME), "작은 방");
  await pressNamed(page, "저장하기");
  expect(bodiesOf(page, CREATE)).toMatchObject([{ name: "작은 방", service: "wallpaper" }]);
  expect(document.body.textContent).toContain("템플릿으로 저장했어요.");
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

it.each<ErrorCode>(["template_exists", "template_limit"])("says what %s refuses", async (code) => {
  const page = await openAt(SENT, refusal(code));
  await pressNamed(page, "저장하기");
  expect(scope().textContent).toContain(errorCatalogue[code][1]);
});
