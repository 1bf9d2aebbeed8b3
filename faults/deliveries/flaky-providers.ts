import {
  createPushServiceControl,
  type PushServiceControl,
} from "#server/gateways/push/push-service-control.ts";
import { keptVapidKeys } from "#server/gateways/push/vapid-keys.ts";
import { shareCounterparts } from "#server/share-counterparts.ts";
import { startLocalSmtp } from "#test/local-smtp.ts";
import { startSolapiServer, type SolapiServer } from "#test/solapi-server.ts";

const SOLAPI = { key: "faults-key", secret: "faults-secret" };
/** Of the messages that a provider meets: turned away, and taken in although the answer says otherwise. */
const TURNED_AWAY = 0.1;
const ANSWER_LOST = 0.05;
/** Pushes that go wrong in a row, at most. */
const WRONG_PUSHES = 30;

/** The providers of letters, texts and pushes, outside the product's process: they outlive its kills. */
export interface FlakyProviders {
  /** What the product is started with to use them. */
  env: Record<string, string>;
  /** How often a letter was taken in, by its Message-ID. */
  letters: Map<string, number>;
  /** How often a text was taken in, by "<number> <words>". */
  texts: Map<string, number>;
  push: PushServiceControl;
  /** "flaky": some go wrong, each in its own way; "down": nobody answers; "well": all goes well. */
  become(mood: "well" | "flaky" | "down"): Promise<void>;
  close(): Promise<void>;
}

type Fate = "taken" | "turned_away" | "answer_lost" | "nobody";

export async function openFlakyProviders(
  dataDir: string,
  random: () => number,
): Promise<FlakyProviders> {
  let mood: "well" | "flaky" | "down" = "well";
  const fate = (): Fate => {
    if (mood === "well") return "taken";
    if (mood === "down") return "nobody";
    const drawn = random();
    if (drawn < TURNED_AWAY) return "turned_away";
    return drawn < TURNED_AWAY + ANSWER_LOST ? "answer_lost" : "taken";
  };
  const letters = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

  const smtp = await startLocalSmtp(async (_to, _text, letter) => {
    const drawn = fate();
    if (drawn === "taken" || drawn === "answer_lost") count(letters, letter.messageId ?? "");
    if (drawn !== "taken") throw Object.assign(new Error("try later"), { responseCode: 451 });
  });
  const solapi = await startSolapiServer(SOLAPI.key, SOLAPI.secret);
  solapi.instead = () => {
    const drawn = fate();
    if (drawn === "taken") return null;
    return (response, take) => {
      if (drawn === "answer_lost") take();
      if (drawn === "turned_away") response.writeHead(429).end();
      else response.destroy();
    };
  };
  const service = await shareCounterparts(dataDir);
  const push = createPushServiceControl(service, keptVapidKeys(dataDir).publicKey);
  return {
    env: {
      SMTP_URL: smtp.url,
      SOLAPI_API_URL: solapi.url,
      SOLAPI_API_KEY: SOLAPI.key,
      SOLAPI_API_SECRET: SOLAPI.secret,
      SOLAPI_SENDER: "0212345678",
    },
    letters,
    get texts() {
      return textsOf(solapi);
    },
    push,
    become: async (next) => {
      mood = next;
      if (next === "well") await push.setMode("*", "ok");
      else if (next === "down") await push.setMode("*", "http500");
      else await push.setMode("*", "http500", Math.ceil(random() * WRONG_PUSHES));
    },
    close: async () => {
      await smtp.close();
      await solapi.close();
      await service.stop();
    },
  };
}

function textsOf({ arrived }: SolapiServer): Map<string, number> {
  const texts = Map.groupBy(arrived, ({ to, text }) => `${to} ${text}`);
  return new Map([...texts].map(([key, all]) => [key, all.length]));
}
