import { afterEach, expect, it, vi } from "vitest";
import type { EndpointName, Output } from "#contract/registry.ts";
import { answering, bodiesOf, pressNamed, NOW } from "./answering.ts";
import { named } from "./by-hand/part.ts";
import { busyHere, press } from "./controls.ts";
import { openPage, type OpenPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const STOPPED = "패스키를 쓰지 않았어요. 다시 시도하거나 다른 방법을 써 주세요.";
const visitor = { authenticated: false, userType: "visitor" } as const;
const member = { authenticated: true, userType: "customer" } as const;
const proof = sampleOutput("users.me.proof") as Output<"users.me.proof">;

/** What is to be signed: bytes, as text. */
const options = { challenge: "AQID", allowCredentials: [] };
const credential = {
  id: "signed",
  rawId: new ArrayBuffer(1),
  type: "public-key",
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};

/** A device with passkeys, and what its person does when it asks for one. */
function deviceWith(answer: () => Promise<object>) {
  const get = vi.fn(answer);
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
  return get;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "PublicKeyCredential");
  Reflect.deleteProperty(navigator, "credentials");
});

const cancel = () => Promise.reject(new DOMException("", "NotAllowedError"));
const sign = () => Promise.resolve(credential);

interface Place {
  path: string;
  button: string;
  asks: EndpointName;
  sends: EndpointName;
}

const login: Place = {
  path: "/login",
  button: "패스키로 로그인",
  asks: "auth.passkey.options",
  sends: "auth.passkey",
};
const settings: Place = {
  path: "/setting/account/second-step",
  button: "패스키로 확인",
  asks: "users.me.proof.passkeyOptions",
  sends: "users.me.proof.passkey",
};

async function pressAt({ path, button, asks }: Place): Promise<OpenPage> {
  const answer = answering({
    "users.me.proof": { ...proof, passkey: true, fresh_until: null },
    "users.me.secondStep": { since: null },
    [asks]: options,
  });
  const page = await openPage({
    path,
    visitor: path === login.path ? visitor : member,
    now: NOW,
    answer,
  });
  await pressNamed(page, button);
  return page;
}

const shown = () => document.body.textContent;

it.each([login, settings])(
  "says at $path that no passkey was used when the person closes the window of the device",
  async (place) => {
    const asked = deviceWith(cancel);
    const page = await pressAt(place);
    expect(asked).toHaveBeenCalledOnce();
    expect(shown()).toContain(STOPPED);
    expect(bodiesOf(page, place.sends)).toEqual([]);
  },
);

it("says the same where the device knows no passkeys", async () => {
  const page = await pressAt(login);
  expect(shown()).toContain(STOPPED);
  expect(bodiesOf(page, login.sends)).toEqual([]);
});

it.each([login, settings])("sends at $path what the device signed", async (place) => {
  deviceWith(sign);
  const page = await pressAt(place);
  expect(bodiesOf(page, place.sends)).toMatchObject([{ credential: { id: "signed" } }]);
  expect(shown()).not.toContain(STOPPED);
});

it.each([login, settings])(
  "is busy at $path while the device signs, and another press does nothing",
  async (place) => {
    const signing = Promise.withResolvers<object>();
    const asked = deviceWith(() => signing.promise);
    const page = await pressAt(place);
    expect(busyHere()).toEqual([place.button]);
    press(named(place.button));
    await page.settle();
    expect(asked).toHaveBeenCalledOnce();
    expect(bodiesOf(page, place.asks)).toHaveLength(1);
    signing.resolve(credential);
    await page.settle();
    expect(bodiesOf(page, place.sends)).toHaveLength(1);
  },
);
