/** One name and one value of a query, decoded. */
export type QueryPair = readonly [name: string, value: string];

/** Parses the query of an address ('?a=b#c', 'a=b' or a whole path); an invalid escape sequence is kept unchanged. */
export function parseQuery(search: string): QueryPair[] {
  const withoutHash = search.split('#', 1)[0] ?? '';
  const query = withoutHash.slice(withoutHash.indexOf('?') + 1);
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}

/** The first value of a query parameter; undefined when it is absent. */
export function queryParam(search: string, name: string): string | undefined {
  return parseQuery(search).find(([key]) => key === name)?.[1];
}

/** Formats a query with its '?', or '' when nothing is left; undefined values are dropped (CAT-06). */
export function formatQuery(pairs: readonly (readonly [string, string | undefined])[]): string {
  const parts = pairs.flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  // A comma needs no escape in a query, and lists are more readable without.
  return parts.length === 0 ? '' : `?${parts.join('&').replaceAll('%2C', ',')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
