const browsers: [RegExp, string][] = [
  [/SamsungBrowser\//, "삼성 인터넷"],
  [/Whale\//, "네이버 웨일"],
  [/Edg\//, "엣지"],
  [/KAKAOTALK/, "카카오톡"],
  [/Firefox\//, "파이어폭스"],
  [/Chrome\//, "크롬"],
  [/Safari\//, "사파리"],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "아이폰·아이패드"],
  [/Android/, "안드로이드"],
  [/Windows/, "윈도우"],
  [/Mac OS X/, "맥"],
  [/Linux/, "리눅스"],
];

/** A device in words people know, out of its user agent: "크롬 · 안드로이드". The first match counts. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser, system].filter(Boolean).join(" · ") || "알 수 없는 기기";
}
