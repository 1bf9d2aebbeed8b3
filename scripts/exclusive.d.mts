export function exclusively<Result>(
  name: string,
  work: () => Promise<Result>,
  onWait?: () => void,
): Promise<Result>;
