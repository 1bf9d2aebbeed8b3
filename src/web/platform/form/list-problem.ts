interface Problem {
  message?: string | undefined;
}

/**
 * What is wrong with a list of a form as a whole. The form's own rules say it below `root`, a refusal of the server
 * (showFormFailure) at the list itself.
 */
export function listProblem(errors: object | undefined): string | undefined {
  const { root, message } = (errors ?? {}) as Problem & { root?: Problem };
  return root?.message ?? message;
}
