import { fork } from "node:child_process";
import { once } from "node:events";

export interface RunningProcess {
  /** "http://127.0.0.1:<port>" */
  url: string;
  pid: number;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts a local counterpart, the module `entry`, as a process of its own, which ends with this one. */
export async function startProcess(entry: string, order: object): Promise<RunningProcess> {
  const child = fork(entry, { env: {}, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const gone = once(child, "exit");
  child.send(order);
  const started = once(child, "message").then(([message]) => message as { url: string });
  const ended = gone.then(() => Promise.reject(new Error(`${entry} did not start`)));
  const { url } = await Promise.race([started, ended]);
  ended.catch(() => undefined);
  return {
    url,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
