import { expect, it } from "vitest";
import { answering, bodiesOf, fieldNamed, NOW, pressNamed } from "./answering.ts";
import { controls, type as typeInto } from "./controls.ts";
import { openPage } from "./open-page.tsx";

const [FIRST, OTHER] = ["010-7777-8888", "010-9999-0000"];
const visitor = { authenticated: true, userType: "customer" } as const;
const expires = { expires_at: "2027-03-10T12:03:00+09:00" };
/** There is one, and it is seen. */
const hasCodeField = () =>
  document.querySelector("input[autocomplete=one-time-code]")?.closest("[hidden]") === null;

it.each([
  {
    path: "/verify-phone",
    field: "휴대폰 번호",
    given: {
      "users.me": { phone: null, phone_verified: false },
      "cellnum.authKey": expires,
      "cellnum.verifyKey": {},
    },
    verify: "cellnum.verifyKey",
  },
  {
    path: "/setting/tel",
    field: "새 휴대폰 번호",
    given: {
      "users.me.phone": { phone: "010-****-5678" },
      "users.me.phone.ask": expires,
      "users.me.phone.change": {},
    },
    verify: "users.me.phone.change",
  },
] as const)("a code at $path proves the number that it was sent to, and no other", async (one) => {
  const { path, field, given, verify } = one;
  const page = await openPage({ path, visitor, now: NOW, answer: answering(given) });
  const putNumber = async (phone: string) => {
    typeInto(fieldNamed(field), phone);
    await page.settle();
  };
  await putNumber(FIRST);
  for (const { element } of controls()) {
    if (element instanceof HTMLInputElement && element.type === "password") {
      typeInto(element, "correct-horse-1!");
    }
  }
  await pressNamed(page, "인증번호 받기");
  expect(document.body.textContent).toContain(`${FIRST} 번호로 받은 여섯 자리를`);
  expect(hasCodeField()).toBe(true);
  await putNumber(OTHER);
  expect(hasCodeField()).toBe(false);
  expect(controls().some(({ label }) => label === "인증번호 받기")).toBe(true);
  await putNumber("01077778888");
  typeInto(fieldNamed("인증번호"), "123456");
  await pressNamed(page, "확인");
  expect(bodiesOf(page, verify)).toMatchObject([{ phone: FIRST, key: "123456" }]);
});
