import { fstatSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { OperatorError } from "../platform/operator-error.ts";
import type { Random } from "../platform/random.ts";

/** A pipe on which nothing comes for so long (ms) is taken for one that nobody writes to. */
const PIPE_PATIENCE = 1500;

/** The password the operator gives: asked for twice at a terminal, else a line on standard input; "" for none. */
export async function readGivenPassword(): Promise<string> {
  if (process.stdin.isTTY) return askTwice();
  const input = fstatSync(0);
  return input.isFIFO() || input.isFile() || input.isSocket() ? firstLine() : "";
}

/** 120 random bits in 20 characters. */
export function generatePassword(random: Random): string {
  return Buffer.from(random.bytes(15)).toString("base64url");
}

async function askTwice(): Promise<string> {
  const first = await askHidden("비밀번호 (비워 두면 만들어 드려요): ");
  if (first === "") return "";
  if ((await askHidden("한 번 더: ")) !== first) {
    throw new OperatorError("두 번 적은 비밀번호가 서로 달라요.");
  }
  return first;
}

async function askHidden(question: string): Promise<string> {
  // What is typed is not echoed; only the question and the final line break reach the terminal.
  const mute = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: mute, terminal: true });
  process.stderr.write(question);
  try {
    return await prompt.question("");
  } finally {
    prompt.close();
    process.stderr.write("\n");
  }
}

function firstLine(): Promise<string> {
  const input = process.stdin.setEncoding("utf8");
  return new Promise((resolve, reject) => {
    let text = "";
    const finish = () => {
      clearTimeout(timer);
      input.destroy();
      resolve(text.split(/\r?\n/, 1)[0] ?? "");
    };
    const timer = setTimeout(finish, PIPE_PATIENCE);
    input.on("data", (chunk: string) => {
      text += chunk;
      if (text.includes("\n")) finish();
    });
    input.once("end", finish).once("error", reject);
  });
}
