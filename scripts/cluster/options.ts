import { parseArgs } from "node:util";

/** How the leader is taken away: killed, standing still for a while and then going on, or handing over. */
export type Loss = "killed" | "frozen" | "planned";

export type Options =
  | { act: "up"; port: number | null }
  | { act: "status" }
  | { act: "failover"; way: Loss; rounds: number; perSecond: number }
  | { act: "deploy"; release: string | null; perSecond: number }
  | { act: "backup"; kind: "full" | "diff" }
  | { act: "restore"; to: Date | null }
  | { act: "down"; deleting: boolean };

export const USAGE = `npm run cluster -- <할 일>

  up [--port 15000]                          없는 것을 설치하고 모두 시작해요
  status                                     지금 상태를 표로 보여요
  failover [--planned | --frozen] [--rounds 1] [--rate 10]
                                             쓰는 중에 리더를 죽이고(--planned: 넘겨주고, --frozen: 얼렸다 녹이고) 다시 써질 때까지 재요
  deploy [--release 폴더] [--rate 10]        쓰는 중에 제품 프로세스를 하나씩 바꿔요
  backup [--kind full]                       백업해요 (full 또는 diff)
  restore [--to 2027-01-31T15:00:00+09:00]   그때로 되살려 장부를 확인해요 (없으면 마지막까지)
  down [--delete]                            시작한 것을 끝내요 (--delete: 데이터도 지워요)
`;

/** What was typed after `npm run cluster --`; null when it makes no sense. */
export function readOptions(args: string[]): Options | null {
  const [act, ...rest] = args;
  const values = optionsOf(rest);
  if (values === null) return null;
  const given = (...allowed: string[]) =>
    Object.keys(values).every((name) => allowed.includes(name));
  const number = (name: string, otherwise: number, least: number) => {
    const text = values[name];
    if (text === undefined) return otherwise;
    return typeof text === "string" &&
      /^\d{1,5}$/.test(text) &&
      Number(text) >= least &&
      Number(text) <= 65_000
      ? Number(text)
      : null;
  };
  switch (act) {
    case "up": {
      const port = number("port", 0, 1024);
      return given("port") && port !== null ? { act, port: port || null } : null;
    }
    case "status":
      return given() ? { act } : null;
    case "failover": {
      const rounds = number("rounds", 1, 1);
      const perSecond = number("rate", 10, 1);
      if (
        !given("planned", "frozen", "rounds", "rate") ||
        (values["planned"] && values["frozen"]) ||
        rounds === null ||
        perSecond === null
      )
        return null;
      const way = values["planned"] ? "planned" : values["frozen"] ? "frozen" : "killed";
      return { act, way, rounds, perSecond };
    }
    case "deploy": {
      const perSecond = number("rate", 10, 1);
      if (!given("release", "rate") || perSecond === null) return null;
      return { act, release: textOf(values["release"]), perSecond };
    }
    case "backup": {
      const kind = values["kind"] ?? "full";
      return given("kind") && (kind === "full" || kind === "diff") ? { act, kind } : null;
    }
    case "restore": {
      const text = textOf(values["to"]);
      // Without its zone a time would mean something else on another machine.
      if (
        !given("to") ||
        (text !== null && !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text))
      )
        return null;
      const to = text === null ? null : new Date(text);
      return to !== null && Number.isNaN(to.getTime()) ? null : { act, to };
    }
    case "down":
      return given("delete") ? { act, deleting: values["delete"] === true } : null;
    default:
      return null;
  }
}

function optionsOf(args: string[]): Record<string, string | boolean | undefined> | null {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string" },
        planned: { type: "boolean" },
        frozen: { type: "boolean" },
        rounds: { type: "string" },
        rate: { type: "string" },
        release: { type: "string" },
        kind: { type: "string" },
        to: { type: "string" },
        delete: { type: "boolean" },
      },
    }).values;
  } catch {
    return null;
  }
}

const textOf = (value: string | boolean | undefined) => (typeof value === "string" ? value : null);
