import { text } from "node:stream/consumers";
import { run, type Task } from "graphile-worker";
import { quiet } from "#server/platform/jobs/quiet-logger.ts";

/** What each job of the bare worker is told. */
interface Message {
  to: string;
  body: string;
}

/** The job library with nothing of ours around it: each job puts its message into a table. */
const deliver: Task = async (payload, helpers) => {
  const { to, body } = payload as Message;
  await helpers.query(
    `INSERT INTO inbox (id, channel, recipient, body, at) VALUES (gen_random_uuid(), 'sms', $1, $2, now())`,
    [to, body],
  );
};

// As many at once as the product's worker runs.
await run({
  connectionString: (await text(process.stdin)).trim(),
  concurrency: 4,
  maxPoolSize: 5,
  pollInterval: 2_000,
  logger: quiet,
  taskList: { deliver },
});
process.stdout.write("works\n");
