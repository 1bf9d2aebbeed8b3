import { describe, expect, it } from "vitest";
import type { CustomerHire } from "#contract/endpoints/hires.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { hrefOf, mainText, offered, said } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "customer" } as const;
const ASK = "이름과 전화번호 보기";
const hire = sampleOutput("hires.get") as CustomerHire;
const person: CustomerHire["seller"] = {
  ...hire.seller,
  kind: "person",
  may_ask: true,
  facts: [
    { key: "kind", term: "확인", detail: "본인 확인" },
    { key: "ask", term: "이름", detail: "볼 수 있어요" },
  ],
};

interface Given {
  seller?: Partial<CustomerHire["seller"]>;
  identity?: Output<"hires.sellerIdentity"> | (() => ReturnType<typeof refusal>);
}

function openSeller({ seller = {}, identity = { name: "박한솔", phone: "010-1234-5678" } }: Given) {
  const answer = answering({
    "hires.get": {
      ...hire,
      request_id: "asked",
      service: { slug: "cleaning", name: "이사청소" },
      pro: { ...hire.pro, display_name: "한솔" },
      seller: { ...person, ...seller },
    },
    "hires.sellerIdentity": identity,
  });
  return openPage({ path: `/hires/${ID}/seller`, visitor, now: NOW, answer });
}

describe("who a customer deals with", () => {
  it("is a person, with what everybody may know, and the way back to the request", async () => {
    await openSeller({});
    expect(mainText()).toContain("한솔 고수가 누구인지 확인할 수 있어요.");
    expect(mainText()).toContain("구분개인확인본인 확인");
    expect(mainText()).not.toContain("볼 수 있어요.이름");
    expect(hrefOf("이사청소 요청")).toBe("/requests/asked");
  });

  it("is a business, whose number can be called", async () => {
    const facts = [{ key: "phone", term: "전화번호", detail: "02-123-4567" }];
    await openSeller({ seller: { kind: "business", may_ask: false, facts } });
    expect(mainText()).toContain("구분사업자");
    expect(hrefOf("02-123-4567")).toBe("tel:021234567");
    expect(offered()).not.toContain(ASK);
    expect(mainText()).not.toContain("아직 본인 확인을 하지 않은");
  });

  it("whom nobody has checked says so, with the way to people", async () => {
    await openSeller({ seller: { may_ask: false } });
    expect(mainText()).toContain("아직 본인 확인을 하지 않은 고수예요");
    expect(hrefOf("고객센터")).toBe("/support");
    expect(offered()).not.toContain(ASK);
  });
});

describe("the name and the number of a person", () => {
  it("are not shown before somebody asks, who reads that it is written down", async () => {
    const page = await openSeller({});
    expect(mainText()).toContain("본 사실은 기록되고 고수에게 알려 드려요.");
    expect(bodiesOf(page, "hires.sellerIdentity")).toEqual([]);
    expect(mainText()).not.toContain("박한솔");
  });

  it("come by a press, with the focus, in place of the button", async () => {
    const page = await openSeller({});
    await pressNamed(page, ASK);
    expect(mainText()).toContain("이름박한솔전화번호010-1234-5678");
    expect(hrefOf("010-1234-5678")).toBe("tel:01012345678");
    expect(offered()).not.toContain(ASK);
    expect(document.activeElement?.textContent).toContain("박한솔");
  });

  it("are the name alone where no number was proven", async () => {
    const page = await openSeller({ identity: { name: "박한솔", phone: null } });
    await pressNamed(page, ASK);
    expect(mainText()).toContain("전화번호확인된 번호가 없어요");
  });

  it("that cannot be had say why, and can be asked for again", async () => {
    const page = await openSeller({ identity: () => refusal("too_many") });
    await pressNamed(page, ASK);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(offered()).toContain(ASK);
  });
});
