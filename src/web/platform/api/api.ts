import { ApiFailure } from "./api-failure.ts";
import { createCall, type Transport } from "./call.ts";
import { connection } from "./connection.ts";

/**
 * The product's API from a page: `await api("quotes.get", { quoteId })`. Its code, with the list of endpoints, comes
 * with the first call: a page brings its data with it, and many are read without a further one.
 */
export const api = createCall(async (name, input, options) => {
  const send = await loadTransport();
  return send(name, input, options);
});

async function loadTransport(): Promise<Transport> {
  try {
    return (await import("./fetch-transport.ts")).pageTransport;
  } catch (error) {
    connection.unanswered();
    throw new ApiFailure(0, null, error);
  }
}
