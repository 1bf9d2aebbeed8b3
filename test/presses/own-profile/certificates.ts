import type { BusinessCertification, Credential } from "#contract/endpoints/certifications.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "../answering.ts";
import { controls } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";

/** Where all of a pro's certificates stand. */
export const ALL = "/pro/certifications";
const visitor = { authenticated: true, userType: "pro" } as const;

const paper = { id: "paper", name: "자격증.jpg", url: "/paper", thumb_url: "/paper-small" };
export const credential: Credential = {
  ...(sampleOutput("users.me.certifications.credentials.get") as Credential),
  id: ID,
  state: "approved",
  reason: null,
  kind: "licence",
  title: "전기기능사",
  issuer: "한국산업인력공단",
  issued_on: "2026-03-01",
  expires_on: null,
  services: [{ slug: "electric", name: "전기 공사" }],
  file: paper,
  show_image: null,
};
export const business: BusinessCertification = {
  ...(
    sampleOutput("users.me.certifications.business") as Output<"users.me.certifications.business">
  ).items[0],
  id: ID,
  state: "approved",
  label: "사업자",
  reason: null,
  submitted_at: "2027-03-01T12:00:00+09:00",
  decided_at: null,
  number: "120-81-47521",
  business_name: "한솔전기",
  representative: "박한솔",
  address: "서울 강남구 1",
  phone: "02-123-4567",
  file: paper,
};

interface Scene {
  credentials?: Credential[];
  businesses?: BusinessCertification[];
  given?: Partial<Record<EndpointName, object | (() => Answered)>>;
}

/** A page of a pro's certificates, of which they have these. */
export function openCertificates(
  path: string,
  { credentials = [], businesses = [], given = {} }: Scene = {},
) {
  const answer = answering({
    "users.me.certifications.name": { state: "none", masked_name: null, reason: null },
    "users.me.certifications.required": { items: [] },
    "users.me.certifications.business": { items: businesses, next: null },
    "users.me.certifications.credentials": {
      items: credentials,
      next: null,
      licensed_services: [
        { slug: "electric", name: "전기 공사" },
        { slug: "tax", name: "세무" },
      ],
    },
    "users.me.certifications.credentials.get": credentials[0] ?? credential,
    ...given,
  });
  return openPage({ path, visitor, now: NOW, answer });
}
export const said = () => document.querySelector("main")?.textContent ?? "";
export const offered = () => controls().map(({ label }) => label);
export const hrefOf = (words: string) =>
  [...document.querySelectorAll("main a")]
    .find((one) => one.textContent === words)
    ?.getAttribute("href");
export const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).map(({ url }) => url);
