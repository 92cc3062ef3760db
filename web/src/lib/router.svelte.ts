/** A small router over the part of the address behind `#`. */

export interface Route {
  /** The page's name, `claim` where the address names none. */
  page: string;
  /** What follows the name: a case, an article. */
  rest: string[];
  query: Record<string, string>;
}

/** `#/learn/threefold?from=1` as a route. */
export function parse(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean).map(decode);
  const query = Object.fromEntries(new URLSearchParams(search));
  return { page: parts[0] ?? 'claim', rest: parts.slice(1), query };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page. */
export function href(page: string, rest: readonly string[] = [], query: Record<string, string> = {}): string {
  const path = [page, ...rest].map(encodeURIComponent).join('/');
  const search = new URLSearchParams(query).toString();
  return `#/${path}${search ? `?${search}` : ''}`;
}

const here = typeof location === 'undefined' ? '' : location.hash;

export const route: Route = $state(parse(here));

/** Follows the address from now on. */
export function follow(): void {
  addEventListener('hashchange', () => Object.assign(route, parse(location.hash)));
}

/** Goes to a page. */
export function go(page: string, rest: readonly string[] = [], query: Record<string, string> = {}): void {
  location.hash = href(page, rest, query);
}
