import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A Chromium that runs on this machine, and what it needs to. */
export interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const DEBIAN = "/usr/bin/chromium";
const packaged = join(import.meta.dirname, "../node_modules/.cache/chromium");

/**
 * The Chromium of the npm package: a headless shell, which takes half the work of a whole browser.
 * Where it does not start, Debian's, asking apt for it if need be. Throws one line when neither does.
 */
export function findChromium(): Chromium {
  const chosen = fromPackage() ?? debian() ?? fromApt();
  if (chosen) return { ...chosen, args: flags };
  throw new Error("Chromium을 실행할 수 없어요. apt-get install chromium으로 설치해 주세요.");
}

// Nothing but the product under test may be asked for anything. Playwright itself leaves out
// the sandbox, which root and most containers cannot have.
const flags = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // There is no graphics card to draw with, and imitating one takes longer than drawing without.
  "--disable-gpu",
  // A page after another of the product finds its scripts compiled, and hardly any lives long enough to be optimized.
  "--process-per-site",
  "--js-flags=--no-opt",
];

type Candidate = Omit<Chromium, "args">;

function debian(): Candidate | null {
  return starts({ executablePath: DEBIAN, env: {} });
}

function fromPackage(): Candidate | null {
  const executablePath = join(packaged, "chromium");
  if (!existsSync(executablePath)) unpack();
  // A small system lacks the libraries of a browser; the package brings those along.
  const libraries = { LD_LIBRARY_PATH: join(packaged, "al2023/lib") };
  const fonts: Record<string, string> = existsSync("/etc/fonts")
    ? {}
    : { FONTCONFIG_PATH: join(packaged, "fonts") };
  return (
    starts({ executablePath, env: fonts }) ??
    starts({ executablePath, env: { ...fonts, ...libraries } })
  );
}

/** The package unpacks into the system's temporary folder; it is given one of ours instead. */
function unpack(): void {
  const draft = `${packaged}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const script = `const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();`;
  spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: join(import.meta.dirname, ".."),
    // The name of the runtime makes it unpack its libraries too.
    env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  if (existsSync(join(draft, "chromium")) && !existsSync(packaged)) renameSync(draft, packaged);
  rmSync(draft, { recursive: true, force: true });
}

function fromApt(): Candidate | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("· Chromium을 설치하고 있어요 (apt-get install chromium). 몇 분 걸릴 수 있어요.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-q"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-q", "-y", "chromium"], { env, stdio: "ignore" });
  return debian();
}

function starts(candidate: Candidate): Candidate | null {
  if (!existsSync(candidate.executablePath)) return null;
  const { status } = spawnSync(candidate.executablePath, ["--version"], {
    env: { ...process.env, ...candidate.env },
    stdio: "ignore",
    timeout: 30_000,
  });
  return status === 0 ? candidate : null;
}
