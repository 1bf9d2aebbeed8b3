import type { Day } from "#domain/calendar/day.ts";
import type { LegalDocument } from "./documents.ts";

/** A change is told so many days before it is in force, and longer before one that is to a person's disadvantage. */
export const LEGAL_NOTICE_DAYS = { usual: 7, adverse: 30 } as const;

export interface LegalVersion {
  version: string;
  /** Its first day in force. */
  from: Day;
  /** What it changed, for whoever knew the one before. */
  about: string;
  /** It is to a person's disadvantage, and told longer before. */
  isAdverse?: true;
  /** Of its text in data/legal: what was published is never another. */
  sha256: string;
}

/** Every version that was ever published, in order; the text of each stands in data/legal/{document}/{version}.md. */
export const LEGAL_VERSIONS: Record<LegalDocument, readonly LegalVersion[]> = {
  terms: [
    {
      version: "1",
      from: "2026-01-01",
      about: "처음 시험 운영을 하며 쓴 짧은 약관",
      sha256: "3cee1aa710c581bcb5bed40248d394030dae0149954c5300eaea660acaa2ba1e",
    },
    {
      version: "2",
      from: "2026-11-24",
      about: "거래의 순서, 크레딧과 멤버십, 환불, 이용 제한을 조항으로 나누어 자세히 적었어요.",
      sha256: "8f83feb6e4088d02c67cf22196026f716843ed4408364e2cee53429134a652dc",
    },
    {
      version: "3",
      from: "2026-12-28",
      about:
        "멤버십을 바로 해지할 때 빼는 금액, 늦은 환불의 이자, 탈퇴하는 순서, 본인확인과 다른 곳의 로그인을 적었어요.",
      // What is kept of the unused part was never written down before.
      isAdverse: true,
      sha256: "672db6f85bb24d3809d014a7bd8cbd3b3d9d6b03daaff506e65c7d087a4fbdc6",
    },
    {
      version: "4",
      from: "2026-12-29",
      about: "탈퇴한 뒤에도 남은 환불을 어떻게 받는지 적었어요.",
      sha256: "b7763a5926b9ebe6521759ee337e5c22d705e1700f82976489ed16aba048f33b",
    },
  ],
  privacy: [
    {
      version: "1",
      from: "2026-01-01",
      about: "처음 시험 운영을 하며 쓴 짧은 안내",
      sha256: "1343bb6038ad20cbc73f966c8d5944d9197006d6fa06328b4dd7970b7b89bcbd",
    },
    {
      version: "2",
      from: "2026-11-24",
      about: "모으는 정보를 경우마다 나누고, 주고받는 곳과 권리, 보관하는 기간을 자세히 적었어요.",
      sha256: "1a84ed76c00b86bae5e1bc18d9aa930d7bcde998b2bc9b9d70a67e440d3569c1",
    },
    {
      version: "3",
      from: "2026-12-04",
      about:
        "본인확인에서 남기는 것, 다른 곳의 로그인, 내 정보 받기와 탈퇴, 법에 따라 따로 보관하는 기간을 적었어요.",
      sha256: "d6b81c830f8df87e6885a6601e02ae7d6eaa4898f627bad8c697875bb4949917",
    },
    {
      version: "4",
      from: "2026-12-05",
      about:
        "환불이 남아 있어도 기한 안에 정보를 지우고, 환불에 필요한 것만 따로 보관한다고 적었어요.",
      sha256: "5609b5d3de10d61805fb39028c8c87571b108942787db747868f990629798e1a",
    },
  ],
  "operation-policy": [
    {
      version: "1",
      from: "2026-11-24",
      about: "처음 적은 운영정책",
      sha256: "3f8852f7fd864acaf8800a827b8ba1e9af55c2d60d9b19c8d4d0af871559e0b5",
    },
    {
      version: "2",
      from: "2026-12-14",
      about:
        "이름을 본인확인기관이 확인하는 것, 사업자 정보가 보이는 때, 확인을 취소하는 경우를 적었어요.",
      sha256: "2c89dc9385f56d31e4dcf563e22e6b009d7b3abac3be00997dc7855d3f08bef6",
    },
  ],
};

/** The version in force on a day: the last one that has begun, or the first where none has. */
export function versionInForce(document: LegalDocument, today: Day): LegalVersion {
  return inForce(LEGAL_VERSIONS[document], today);
}

/** The same of any versions, in order. */
export function inForce(versions: readonly LegalVersion[], today: Day): LegalVersion {
  const found = versions.findLast(({ from }) => from <= today) ?? versions[0];
  if (!found) throw new RangeError("a document without a version");
  return found;
}

/** The next version after the one in force on a day, for whoever is to be told; null when none is published. */
export function comingVersion(versions: readonly LegalVersion[], today: Day): LegalVersion | null {
  return versions.find(({ from }) => from > today) ?? null;
}
