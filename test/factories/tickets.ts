import type { Input } from "#contract/registry.ts";
import type { TestClient } from "../client.ts";

type TicketBody = Input<"support.tickets.create">;

/** A right question to the help desk, without files. */
export function ticketBody(changes: Partial<TicketBody> = {}): TicketBody {
  return {
    topic: "error",
    subject: "화면이 열리지 않아요",
    text: "받은 요청을 눌렀더니 화면을 보여 드리지 못했다고 나와요.",
    upload_ids: [],
    ...changes,
  };
}

/** Asks the help desk over HTTP; the ticket's id. */
export async function makeTicket(
  person: TestClient,
  changes: Partial<TicketBody> = {},
): Promise<string> {
  const { status, body } = await person.call("support.tickets.create", ticketBody(changes));
  if (status !== 201) throw new Error(`not asked: ${status} ${JSON.stringify(body)}`);
  return body.id;
}
