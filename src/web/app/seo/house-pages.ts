import { housePicture } from "#contract/share-pictures.ts";
import { LEGAL_DOCUMENTS, LEGAL_TITLES, type LegalDocument } from "#domain/legal/documents.ts";
import type { PublicPageOf } from "./public-page.ts";
import { breadcrumbs } from "./things.ts";

const ABOUT: Record<LegalDocument, string> = {
  terms: "솜씨를 쓰는 고객과 고수, 솜씨를 운영하는 사업자의 권리와 의무예요.",
  privacy: "솜씨가 모으는 정보와 쓰는 이유, 보관하는 기간, 정보를 다루는 회사와 회원의 권리예요.",
  "operation-policy": "솜씨가 고수와 후기, 신고를 확인하고 이용을 제한하는 기준이에요.",
};

/** What the house says of itself. An earlier version, and what changed since, is not found by itself. */
export const housePages: Record<string, PublicPageOf> = {
  ...Object.fromEntries(LEGAL_DOCUMENTS.map((document) => [`/${document}`, legalPage(document)])),
  "/help": plain(
    "도움말",
    "/help",
    "요청과 견적, 고용, 후기, 크레딧과 멤버십, 계정에 관해 자주 묻는 것과 그 답이에요.",
  ),
  "/help/$slug": ({ params: { slug = "" }, origin, read }) => {
    const article = read("help.get", { slug });
    if (!article) return null;
    const step = { name: article.title, path: `/help/${slug}` };
    return {
      path: step.path,
      description: `${article.title} 솜씨 도움말에서 ${article.topic.name}에 관한 답을 읽어 보세요.`,
      picture: housePicture(),
      things: [breadcrumbs(origin, { name: "도움말", path: "/help" }, step)],
    };
  },
  "/support": plain("고객센터", "/support", "풀리지 않는 일이 있을 때 솜씨에 알리는 방법이에요."),
  "/business-info": plain(
    "사업자 정보",
    "/business-info",
    "솜씨를 운영하는 사업자의 이름과 번호, 연락처예요.",
  ),
};

function legalPage(document: LegalDocument): PublicPageOf {
  return plain(LEGAL_TITLES[document], `/${document}`, ABOUT[document]);
}

function plain(name: string, path: string, description: string): PublicPageOf {
  return ({ search, origin }) => {
    if (Object.values(search).some((value) => value !== undefined)) return null;
    return {
      path,
      description,
      picture: housePicture(),
      things: [breadcrumbs(origin, { name, path })],
    };
  };
}
