import type { Output } from "#contract/registry.ts";
import { TICKET_ABOUT_LABELS } from "#domain/support/about.ts";
import type { SelectOption } from "#ui/form/select.tsx";
import type { UploadedFile } from "#ui/file/file-drop.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";

/** A question as it is being written; `about` is the kind and the id of what it concerns, or "". */
export interface TicketValues {
  topic: string;
  about: string;
  subject: string;
  text: string;
  files: UploadedFile[];
}

type Abouts = Output<"support.abouts">;
type About = Abouts["requests"][number];

export function aboutValue({ kind, id }: Pick<About, "kind" | "id">): string {
  return `${kind}:${id}`;
}

/** What was chosen, as the server takes it. */
export function chosenAbout(value: string): Pick<About, "kind" | "id"> | null {
  const [kind, id = ""] = value.split(":");
  return kind === "request" || kind === "payment" ? { kind, id } : null;
}

/** The person's own requests and payments, as the form offers them: with the time where the day alone names two. */
export function aboutOptions({ requests, payments }: Abouts): SelectOption[] {
  const abouts = [...requests, ...payments].map((about) => ({ ...about, name: nameOf(about) }));
  return abouts.map((about) => {
    const isOnlyOne = abouts.every(({ id, name }) => id === about.id || name !== about.name);
    const label = isOnlyOne ? about.name : `${about.name} ${formatTime(about.at)}`;
    return { value: aboutValue(about), label };
  });
}

function nameOf({ kind, label, at }: About): string {
  return `${TICKET_ABOUT_LABELS[kind]} · ${label} · ${formatDay(at)}`;
}
