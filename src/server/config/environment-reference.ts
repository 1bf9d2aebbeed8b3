import type * as z from "zod";
import { shape } from "./config.ts";
import { gatewayVariables } from "./config-gateways.ts";
import { operatorVariables } from "./config-operator.ts";

interface Variable {
  name: string;
  standard: string;
  meaning: string;
}

const SERVICES: Record<keyof typeof gatewayVariables, { title: string; without: string }> = {
  portone: {
    title: "Payments (PortOne V2)",
    without: "an emulator of the gateway, and in production no payments",
  },
  solapi: { title: "Text messages (Solapi)", without: "the local inbox, and in production none" },
  smtp: { title: "E-mail", without: "the local inbox, and in production none" },
  s3: { title: "Files", without: "files on disk, under `DATA_DIR`" },
  vapid: {
    title: "Pushes to devices (VAPID)",
    without: "keys made once in `DATA_DIR`, and in production no pushes",
  },
  kakao: {
    title: "Sign-in by Kakao (OpenID Connect)",
    without: "a local provider, and in production no such way in",
  },
  naver: {
    title: "Sign-in by Naver (OAuth 2)",
    without: "a local provider, and in production no such way in",
  },
  apple: {
    title: "Sign-in by Apple (OpenID Connect)",
    without: "a local provider, and in production no such way in",
  },
  traces: {
    title: "Traces (OpenTelemetry)",
    without: "nothing is traced, and the library is not even loaded",
  },
};

/** Every variable that the product reads, as a page for operators, made from the schemas that read them. */
export function environmentReference(): string {
  const { gateways: _services, operator: _operator, ...own } = shape.shape;
  const sections = Object.entries(SERVICES).map(
    ([name, { title, without }]) =>
      `## ${title}\n\nWithout any of them: ${without}. With some of them all the required ones are needed.\n\n${tableOf(
        variablesOf(gatewayVariables[name as keyof typeof gatewayVariables].shape),
      )}`,
  );
  return [
    "# Environment\n\nMade by `npm run environment` from `src/server/config`: change the descriptions there.",
    "A bad value stops the start with one line that names it; an empty one counts as none.",
    tableOf(variablesOf(own)),
    `## Operator\n\nWhat the foot of each page, receipts and \`/business-info\` say of whoever runs the product. What is not set is an example that says so (예시), and in production left out, which the start names.\n\n${tableOf(variablesOf(operatorVariables.shape))}`,
    ...sections,
  ]
    .map((part) => `${part}\n`)
    .join("\n");
}

function variablesOf(variables: Record<string, z.ZodType>): Variable[] {
  return Object.entries(variables).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no description`);
    const absent = schema.safeParse(undefined);
    const standard = !absent.success
      ? "required"
      : absent.data === undefined
        ? "none"
        : `\`${absent.data as string | number | boolean}\``;
    return { name: `\`${name}\``, standard, meaning: schema.description };
  });
}

/** Laid out as the formatter leaves it. */
function tableOf(variables: readonly Variable[]): string {
  const rows = [{ name: "variable", standard: "default", meaning: "meaning" }, ...variables].map(
    ({ name, standard, meaning }) => [name, standard, meaning],
  );
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  const lines = rows.map((row) =>
    row.map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - widthOf(cell))),
  );
  lines.splice(
    1,
    0,
    widths.map((width) => "-".repeat(width)),
  );
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Hangul takes two places. */
function widthOf(text = ""): number {
  return [...text].reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? 2 : 1), 0);
}
