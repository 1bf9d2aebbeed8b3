/** The value of a cookie in a `document.cookie` string, or null. The first of a name counts. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at >= 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim();
      try {
        return decodeURIComponent(value);
      } catch {
        return value;
      }
    }
  }
  return null;
}

// Anything else was planted, and fetch would refuse to send the whole request with it.
const PRINTABLE = /^[\x21-\x7e]+$/;

/**
 * The anti-forgery header of one request. The cookie is read anew each time: another tab may have logged
 * in since, which changes the token.
 */
export function tokenHeader(cookies: string): Record<string, string> {
  const token = cookieValue(cookies, "csrftoken");
  return token && PRINTABLE.test(token) ? { "X-CSRFToken": token } : {};
}
