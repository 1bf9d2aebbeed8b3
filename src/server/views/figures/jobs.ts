import { figureGroup } from "../../platform/metrics/figure-group.ts";

/** Whether the background work is done. In real time, as the job library's own. */
export const jobFigures = figureGroup({
  name: "jobs",
  figures: {
    somssi_due_job_age_seconds: {
      help: "How long the oldest job that is due has not been started, by job",
      labels: ["job"],
    },
    somssi_failing_jobs: {
      help: "Jobs that failed and are tried again or were given up, by job",
      labels: ["job"],
    },
    somssi_job_schedule_age_seconds: {
      help: "How long ago a worker last enqueued the jobs of the minute",
    },
  },
  read: async (tx) => {
    const queue = await tx<{ job: string; due_age: number; failing: number }[]>`
      SELECT job, due_age, failing FROM job_queue_state()`;
    const [schedule] = await tx<{ age: number | null }[]>`SELECT job_schedule_age() AS age`;
    const age = schedule?.age ?? null;
    return [
      ...queue.flatMap(
        ({ job, due_age: dueAge, failing }) =>
          [
            { name: "somssi_due_job_age_seconds", labels: { job }, value: dueAge },
            { name: "somssi_failing_jobs", labels: { job }, value: failing },
          ] as const,
      ),
      ...(age === null
        ? []
        : [{ name: "somssi_job_schedule_age_seconds" as const, value: Math.max(0, age) }]),
    ];
  },
});
