import { spawn } from "node:child_process";
import { OperatorError } from "#server/platform/operator-error.ts";
import { programPath } from "./packages.ts";
import type { EngineUser } from "./engine-user.ts";

/** Runs one of the engines' programs to its end and answers what it printed. Throws what it complained of. */
export function runProgram(
  user: EngineUser,
  name: string,
  args: readonly string[],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(name), args, {
      ...user.ids,
      cwd: "/",
      env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    let complained = "";
    child.stdout.on("data", (text) => (printed += text));
    child.stderr.on("data", (text) => (complained += text));
    child.once("error", reject).once("exit", (code) => {
      if (code === 0) resolve(printed);
      else
        reject(
          new OperatorError(`${name}이 ${code}로 끝났어요.\n${(printed + complained).trim()}`),
        );
    });
  });
}
