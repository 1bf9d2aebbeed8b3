import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, faultOf, fieldNamed, NOW, pressNamed } from "./answering.ts";
import { type as typeInto } from "./controls.ts";
import { openPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const me = sampleOutput("users.me") as Output<"users.me">;
const profile = sampleOutput("pro.profile") as Output<"pro.profile">;

it.each([
  ["approved", "저장하기"],
  ["rejected", "수정해서 다시 보내기"],
] as const)(
  "of a pro who is %s says at once what is wrong, and sends nothing",
  async (state, save) => {
    const page = await openPage({
      path: "/pro/profile",
      visitor: { authenticated: true, userType: "pro" },
      now: NOW,
      answer: answering({
        "users.me": { pro: { ...me.pro, state } },
        "pro.profile": { ...profile, state },
      }),
    });
    typeInto(fieldNamed("한 줄 소개"), "");
    await pressNamed(page, save);
    expect(faultOf("한 줄 소개")).not.toBeNull();
    expect(bodiesOf(page, "pro.profile.edit")).toEqual([]);
  },
);
