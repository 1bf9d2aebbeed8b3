import { brokenBodies } from "#test/broken-bodies.ts";
import { bodySender, withBody } from "#test/send-body.ts";
import type { FaultSize } from "../run-faults.ts";
import type { HostileHouse } from "./hostile-house.ts";

const MINUTE_MS = 60_000;

/** Every way to write JSON wrongly, to every endpoint that reads some: each is told so, and none is our error. */
export async function brokenJson({ app }: HostileHouse, { until }: FaultSize): Promise<number> {
  const send = await bodySender(app);
  const bodies = brokenBodies();
  const faults: string[] = [];
  let sent = 0;
  for (const name of withBody) {
    if (Date.now() >= until) break;
    // Nobody's limit is what is tried here.
    app.clock.advance(MINUTE_MS);
    for (const { what, bytes } of bodies) {
      const { status, error } = await send(name, bytes);
      sent += 1;
      if (status !== 400 || error.code !== "malformed")
        faults.push(`${name}, ${what}: ${status} ${error?.code}`);
    }
  }
  process.stdout.write(
    `        ${bodies.length} bodies, ${withBody.length} endpoints: ${sent} sent, ${faults.length} faults\n`,
  );
  if (faults.length > 0) throw new Error(faults.slice(0, 40).join("\n"));
  return sent;
}
