export function withProgress<Result>(
  what: string,
  work: () => Promise<Result>,
  howFar?: () => string,
): Promise<Result>;
