import { expect, it } from "vitest";
import { STAFF_PERMISSIONS } from "#domain/staff/permissions.ts";
import { answering, fieldNamed, NOW } from "./answering.ts";
import { type as typeInto } from "./controls.ts";
import { openPage } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";

const visitor = { authenticated: true, userType: "staff" } as const;

async function openWishes(path: string) {
  const permissions = STAFF_PERMISSIONS;
  const answer = answering({
    "staff.secondFactor": { state: "passed", permissions },
    "staff.wishes": { next: null },
  });
  const page = await openPage({ path, visitor, now: NOW, answer });
  /** Of which state wishes were asked for last; null of all. */
  const asked = () => {
    const last = page.sent.findLast((one) => nameOf(one) === "staff.wishes");
    return new URL(last?.url ?? "", "http://product.test").searchParams.get("state");
  };
  const choose = async (label: string) => {
    const field = fieldNamed("상태") as unknown as HTMLSelectElement;
    const value = [...field.options].find((one) => one.text === label)?.value;
    if (value === undefined) throw new Error(`no ${label} among ${field.textContent}`);
    typeInto(fieldNamed("상태"), value);
    await page.settle();
    return { asked: asked(), at: page.router.state.location.href };
  };
  return { asked, choose };
}

const chosen = () => {
  const field = fieldNamed("상태") as unknown as HTMLSelectElement;
  return field.selectedOptions[0]?.text;
};

it.each([
  ["모두", null, "/staff/wishes?state=all"],
  ["확인했어요", "seen", "/staff/wishes?state=seen"],
  ["추가했어요", "added", "/staff/wishes?state=added"],
])("lists the wishes of the chosen state: %s", async (label, asked, at) => {
  const { choose } = await openWishes("/staff/wishes");
  expect(await choose(label)).toEqual({ asked, at });
  expect(chosen()).toBe(label);
});

it("lists the new ones where the address names no state, and leads there for them", async () => {
  const { asked, choose } = await openWishes("/staff/wishes");
  expect([asked(), chosen()]).toEqual(["open", "새로 왔어요"]);
  await choose("모두");
  expect(await choose("새로 왔어요")).toMatchObject({ at: "/staff/wishes" });
  expect(chosen()).toBe("새로 왔어요");
});
