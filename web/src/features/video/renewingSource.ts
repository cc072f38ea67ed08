import type { PlayerSource } from '#parts/Player/player.types.ts';
import type { Ticket } from './openVideo.ts';

/** How long before its expiry an address is renewed before use, in milliseconds. */
const renewBefore = 90_000;

/**
 * A stream whose addresses stay valid as long as it is watched: requests for this video's files get a new signature
 * shortly before the old one expires, while playback continues (D7).
 * @param renew requests a new ticket; null: none was issued, and the old one is used.
 */
export function renewingSource(first: Ticket, renew: () => Promise<Ticket | null>, now: () => number): PlayerSource {
  let ticket = first;
  let renewing: Promise<Ticket | null> | null = null;

  const current = async (): Promise<Ticket> => {
    if (ticket.expiresAt - now() > renewBefore) return ticket;
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    ticket = (await renewing) ?? ticket;
    return ticket;
  };

  return {
    manifestUrl: first.manifestUrl,
    addressOf: async (address) => resign(address, (await current()).manifestUrl),
  };
}

/** The address with the signature of another address of the same video, which is its query. */
export function resign(address: string, manifestUrl: string): string {
  const query = manifestUrl.split('?', 2)[1];
  if (query === undefined) return address;
  const [path = address] = address.split('?', 1);
  return `${path}?${query}`;
}
