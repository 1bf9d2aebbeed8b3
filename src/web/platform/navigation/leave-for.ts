/**
 * Leaves our origin for a page that the server has named: a login provider's. Never called with what stands in the page's
 * own address. The promise keeps the button that was pressed waiting until the browser is gone.
 */
export function leaveFor(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}
