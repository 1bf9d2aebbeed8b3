import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { inboxText } from "#server/gateways/message/local-inbox.ts";

export interface LocalSmtp {
  /** smtp://127.0.0.1:<port> */
  url: string;
  close(): Promise<void>;
}

/**
 * An SMTP server on loopback that hands each letter, read from the wire, to `record` (once per
 * recipient): the counterpart of a mail provider, so that the wire itself is exercised.
 */
export async function startLocalSmtp(
  record: (to: string, text: string, letter: Email) => Promise<unknown>,
  port = 0,
): Promise<LocalSmtp> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    size: 1024 * 1024,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      receive(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      )
        .then(() => done())
        .catch((error: unknown) => done(error instanceof Error ? error : new Error("refused")));
    },
  });

  async function receive(stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> {
    const letter = await PostalMime.parse(await buffer(stream));
    const text = (letter.text ?? "").replaceAll("\r\n", "\n").trimEnd();
    for (const to of recipients)
      await record(to, inboxText({ subject: letter.subject, text }), letter);
  }

  // A client that hangs up half-way is its own matter; without a listener it would end the process.
  server.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
