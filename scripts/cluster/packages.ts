import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#server/platform/operator-error.ts";
import { withProgress } from "../progress.mjs";

/** Debian's package of each engine, and a program that shows that it is there. */
const PACKAGES = {
  "postgresql-15": "postgres",
  patroni: "patroni",
  "etcd-server": "etcd",
  haproxy: "haproxy",
  pgbackrest: "pgbackrest",
} as const;

const POSTGRES_FOLDER = "/usr/lib/postgresql";
/** Debian puts those of an administrator there, which are not on everybody's path. */
const PROGRAM_FOLDERS = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
/** Asked by Debian before a package starts its service. */
const SERVICE_POLICY = "/usr/sbin/policy-rc.d";

export function missingPackages(hasProgram = isThere): string[] {
  return Object.entries(PACKAGES)
    .filter(([, program]) => !hasProgram(program))
    .map(([name]) => name);
}

/** Where the programs of the newest PostgreSQL that Debian installed stand, from 15 on. */
export function postgresPrograms(versions = postgresVersions()): string {
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a)[0];
  if (newest === undefined) throw new OperatorError("PostgreSQL 15 이상이 설치되지 않았어요.");
  return join(POSTGRES_FOLDER, String(newest), "bin");
}

/** Where a program stands; its name where the path has it. */
export function programPath(name: string): string {
  const folder = PROGRAM_FOLDERS.find((one) => isExecutable(join(one, name)));
  return folder ? join(folder, name) : name;
}

/** Installs what is missing as root; anybody else is told what to install, and nothing is changed. */
export async function ensurePackages(): Promise<void> {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const apt = `apt-get install --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() !== 0) {
    throw new OperatorError(
      `설치할 것이 있어요. 바뀐 것은 없어요. 관리자로 다음을 실행한 뒤 다시 시작해 주세요.\n  sudo ${apt}`,
    );
  }
  if (!existsSync("/usr/bin/apt-get")) {
    throw new OperatorError(`Debian의 패키지가 필요해요: ${missing.join(", ")}`);
  }
  await withServicesHeld(() =>
    withProgress(`패키지 설치(${missing.join(", ")})`, async () => {
      await runApt(["update"]);
      await runApt(["install", "-y", "--no-install-recommends", ...missing]);
    }),
  );
  const still = missingPackages();
  if (still.length > 0) throw new OperatorError(`설치하지 못했어요: ${still.join(", ")}`);
}

/** Debian would start each engine with settings of its own, on ports of its own, beside ours. */
async function withServicesHeld(work: () => Promise<void>): Promise<void> {
  const ours = !existsSync(SERVICE_POLICY);
  if (ours) writeFileSync(SERVICE_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await work();
  } finally {
    if (ours) rmSync(SERVICE_POLICY, { force: true });
  }
}

function runApt(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("apt-get", ["-qq", ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    child.once("error", reject).once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(new OperatorError(`apt-get ${args[0]}이 ${code}로 끝났어요.\n${said.slice(-2000)}`));
    });
  });
}

function isThere(program: string): boolean {
  if (program === "postgres") return postgresVersions().some((version) => version >= 15);
  return PROGRAM_FOLDERS.some((folder) => isExecutable(join(folder, program)));
}

function postgresVersions(): number[] {
  if (!existsSync(POSTGRES_FOLDER)) return [];
  return readdirSync(POSTGRES_FOLDER)
    .filter((name) => isExecutable(join(POSTGRES_FOLDER, name, "bin/postgres")))
    .map(Number);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
