import type { Contractor } from "#domain/legal/contractors.ts";
import type { ThirdParty } from "#domain/legal/third-parties.ts";
import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import type { Config } from "./config/config.ts";

const KOREAN_REGIONS: ReadonlySet<string> = new Set(["ap-northeast-2"]);

/** The companies behind the gateways that are set: what runs on this machine alone is nobody else's work. */
export function contractorsOf(
  config: Pick<Config, "operator" | "portone" | "solapi" | "smtp" | "s3" | "vapid">,
): Contractor[] {
  const { operator, portone, solapi, smtp, s3, vapid } = config;
  const all: (Contractor | null)[] = [
    operator.hosting && { kind: "hosting", name: operator.hosting.value, abroad: false },
    portone && { kind: "payment", name: "포트원(PortOne)과 그 뒤의 카드사·통신사", abroad: false },
    portone?.identity
      ? { kind: "identity", name: "포트원(PortOne)과 그 뒤의 본인확인기관", abroad: false }
      : null,
    solapi && { kind: "text", name: "솔라피(SOLAPI)와 통신사", abroad: false },
    solapi?.pfId ? { kind: "alimtalk", name: "솔라피(SOLAPI)와 카카오", abroad: false } : null,
    smtp && { kind: "email", name: hostOf(smtp.url), abroad: false },
    s3 && {
      kind: "files",
      name: s3.endpoint === null ? `Amazon Web Services (${s3.region})` : hostOf(s3.endpoint),
      abroad: s3.endpoint === null && !KOREAN_REGIONS.has(s3.region),
    },
    vapid && { kind: "push", name: "구글, 애플, 모질라, 마이크로소프트", abroad: true },
  ];
  return all.filter((one) => one !== null);
}

/** Whom people may sign in by, as it is set: the local providers are nobody else. */
export function thirdPartiesOf(config: Pick<Config, "kakao" | "naver" | "apple">): ThirdParty[] {
  return LOGIN_PROVIDERS.filter((provider) => config[provider] !== null).map((provider) => ({
    provider,
    abroad: provider === "apple",
  }));
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? url;
}
