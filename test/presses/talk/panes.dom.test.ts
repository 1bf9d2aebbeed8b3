import { describe, expect, it } from "vitest";
import { sampleThread } from "../../samples/messages.ts";
import { answering, ID, NOW } from "../answering.ts";
import { hrefOf } from "../on-page.ts";
import { openPage } from "../open-page.tsx";
import { openRoom, talk } from "./room.ts";

const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const threads = [sampleThread({ quote_id: ID }), sampleThread({ quote_id: OTHER_ID })];
const heading = () => document.querySelector("main h1")?.textContent;
const part = (label: string) => document.querySelector(`main section[aria-label="${label}"]`);

describe("the talks beside an open one", () => {
  it("say which of them is open, and the page is called by whom it is with", async () => {
    await openRoom(talk(), [], { "messages.threads": { items: threads, next: null } });
    const rows = [...(part("대화 목록")?.querySelectorAll("li a") ?? [])];
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual(["page", null]);
    expect(heading()).toBe("한솔 고수");
  });

  it("are gone back to on a phone", async () => {
    await openRoom();
    expect(hrefOf("대화 목록으로")).toBe("/chats");
  });

  it("of which none is open ask for a choice, below their own title", async () => {
    const visitor = { authenticated: true, userType: "customer" } as const;
    const answer = answering({ "messages.threads": { items: threads, next: null } });
    await openPage({ path: "/chats", visitor, now: NOW, answer });
    expect(heading()).toBe("채팅");
    expect(part("대화")?.textContent).toBe("볼 대화를 골라 주세요.");
    expect(document.querySelector("main [aria-current]")).toBeNull();
  });
});
