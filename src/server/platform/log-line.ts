const LEVELS: Record<number, string> = {
  10: "추적",
  20: "자세히",
  30: "정보",
  40: "주의",
  50: "오류",
  60: "심각",
};

interface Entry {
  level: number;
  time: number;
  msg?: string;
  req?: { method?: string; path?: string };
  res?: { status?: number };
  ms?: number;
  err?: { stack?: string; message?: string };
}

/** Turns one JSON entry into one line for a terminal, with the stack below it when there is one. */
export function humanLine(json: string): string {
  const entry = JSON.parse(json) as Entry;
  const time = new Date(entry.time).toTimeString().slice(0, 8);
  const took = entry.ms === undefined ? "" : `${entry.ms.toFixed(0)}ms`;
  const parts = [
    time,
    LEVELS[entry.level] ?? entry.level,
    entry.req?.method,
    entry.req?.path,
    entry.res?.status,
    took,
    entry.msg,
  ];
  const line = parts.filter((part) => part !== undefined && part !== "").join(" ");
  const stack = entry.err?.stack ?? entry.err?.message;
  return `${line}\n${stack ? `${stack}\n` : ""}`;
}
