import { connect, type NetConnectOpts, type Socket } from "node:net";

/**
 * Opens the link to a server for the driver. A balancer that has no server to lead to takes the link and drops it
 * without a word; the driver would try again for ever, at once, while whoever asked waits. Here it becomes an error, as
 * when nobody listens.
 */
export function dial(target: NetConnectOpts): Socket {
  const socket = connect(target);
  // By this the driver checks whose certificate it is shown.
  if ("host" in target) Object.assign(socket, { host: target.host });
  socket.once("end", () => {
    if (socket.bytesRead === 0) socket.destroy(new DroppedLink());
  });
  return socket;
}

/** The code of a link that was dropped before anything was said. */
export const DROPPED_LINK = "CONNECTION_DROPPED";

class DroppedLink extends Error {
  override name = "DroppedLink";
  readonly code = DROPPED_LINK;

  constructor() {
    super("the link was dropped before a word was said");
  }
}
