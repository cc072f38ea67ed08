/** Adds the signature to every address in an HLS playlist: lines that are addresses, and URI attributes of tags. */
export function signPlaylist(playlist: string, query: string): string {
  const withQuery = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return playlist
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line;
      if (!line.startsWith('#')) return withQuery(line.trimEnd());
      return line.replace(/URI="([^"]+)"/g, (_tag, address: string) => `URI="${withQuery(address)}"`);
    })
    .join('\n');
}
