import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  /** Names in lower case; a header that comes twice has both values. */
  headers: Record<string, string>;
  body: string;
}

/** Sends text as it is to a listening application and reads one answer until the link closes. */
export function sendRaw(origin: string, text: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(readAnswer(Buffer.concat(chunks).toString("utf8"))));
    socket.write(text);
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    const value = line.slice(line.indexOf(":") + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return { status: Number(statusLine.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}
