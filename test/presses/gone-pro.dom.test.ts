import { expect, it } from "vitest";
import type { ErrorCode } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { answering, refusal, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";
import { sampleOutput } from "./sample-output.ts";

const visitor = { authenticated: true, userType: "customer" } as const;

const sample = sampleOutput("services.form") as Output<"services.form">;
const question = {
  id: "size",
  kind: "single",
  label: "얼마나 넓은가요?",
  required: true,
  options: [{ value: "room", label: "방 하나" }],
};

async function openForm(refused: { pro?: ErrorCode; form?: ErrorCode; last?: ErrorCode }) {
  const { pro, form, last } = refused;
  const answer = answering({
    ...(pro && { "pro.get": () => refusal(pro) }),
    "services.form": form
      ? () => refusal(form)
      : { service: { ...sample.service, name: "도배 시공" }, questions: [question] },
    ...(last && { "requests.last": () => refusal(last) }),
  });
  const path = `/request/wallpaper?pro=${ID}`;
  const page = await openPage({ path, visitor, now: NOW, answer });
  const said = document.querySelector("main")?.textContent;
  return { title: document.title, said, asked: page.sent.map(nameOf) };
}

it("opens the form of a request also when the pro whom its address names is gone", async () => {
  const { title, said, asked } = await openForm({ pro: "not_found" });
  expect(asked).toContain("pro.get");
  expect(title).toContain("도배 시공 요청하기");
  expect(said).toContain("얼마나 넓은가요?");
});

it("opens it without what was asked for before, when that is not to be had", async () => {
  const { said, asked } = await openForm({ last: "not_found" });
  expect(asked).toContain("requests.last");
  expect(said).toContain("얼마나 넓은가요?");
});

it("opens none for a service that is gone", async () => {
  const { title, said } = await openForm({ form: "not_found" });
  expect(title).toContain("찾는 화면이 없어요");
  expect(said).not.toContain("얼마나 넓은가요?");
});
