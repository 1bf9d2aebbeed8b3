import { expect, it } from "vitest";
import type { NameCertification } from "#contract/endpoints/certifications.ts";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { sampleNameCertification, sampleProProfile } from "#test/samples/pros.ts";
import { ApplicationState } from "./application-state.tsx";

type State = Parameters<typeof ApplicationState>[0]["state"];

const nameCheck = (state: NameCertification["state"]): Answers[number] => [
  "users.me.certifications.name",
  {},
  sampleNameCertification({ state }),
];
const profile = (state_reason: string): Answers[number] => [
  "pro.profile",
  {},
  sampleProProfile({ state_reason }),
];

const said = (state: State, ...answers: Answers[number][]) =>
  textInPage(<ApplicationState state={state} />, undefined, answers);
const ways = (state: State, ...answers: Answers[number][]) =>
  linksInPage(<ApplicationState state={state} />, undefined, answers).map(([, path]) => path);

it("pending: what is being done, what comes next, and the check that is missing", () => {
  const unchecked = said("pending", nameCheck("none"));
  expect(unchecked).toContain("본인 확인이 남았어요");
  expect(unchecked).toContain("본인 확인을 기다리고 있어요");
  expect(unchecked).toContain("크레딧 10개를 드려요.");
  expect(ways("pending", nameCheck("none"))).toEqual([
    "/pro/certifications/name",
    "/pro/profile",
    "/",
  ]);

  // Whoever waits for the check, or was checked, has nothing left to do.
  for (const state of ["pending", "approved"] as const) {
    expect(said("pending", nameCheck(state))).toContain("지원서를 확인하고 있어요");
  }
  for (const state of ["rejected", "expired"] as const) {
    expect(said("pending", nameCheck(state))).toContain("본인 확인이 남았어요");
  }
  expect(said("pending", nameCheck("approved"))).toContain(
    "사람이 직접 봐요. 본인 확인은 마쳤어요.",
  );
  expect(ways("pending", nameCheck("approved"))).toEqual(["/pro/profile", "/"]);
});

it("rejected: why, and the way to send it again", () => {
  expect(said("rejected", profile("소개가 짧아요."))).toMatch(/승인하지 못한 이유 소개가 짧아요\./);
  expect(ways("rejected", profile("소개가 짧아요."))).toEqual(["/pro/profile"]);
});

it("suspended: why, what still goes on, and the way there", () => {
  const text = said("suspended", profile("연락이 닿지 않아요."));
  expect(text).toContain("고용된 일은 마칠 수 있고");
  expect(text).toMatch(/정지 이유 연락이 닿지 않아요\./);
  expect(ways("suspended")).toEqual(["/pro/hires", "/"]);
});

it("approved: the ways to the requests and the profile", () => {
  expect(said("approved")).toContain("고수로 승인됐어요");
  expect(ways("approved")).toEqual(["/pro/requests", "/pro/profile"]);
});
