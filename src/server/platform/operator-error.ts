/** A failure that the operator can mend; `message` is what they need to read, without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
