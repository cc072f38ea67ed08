import type { PlayerSource } from '#parts/Player/player.types.ts';
import type { Ticket } from './openVideo.ts';

/** An address this close to its end, milliseconds, is renewed before it is used. */
const renewBefore = 90_000;

/**
 * A stream whose addresses stay good for as long as it is watched: what names this video's files is signed anew shortly
 * before the signature ends, while the player plays on (D7).
 * @param renew asks for a new ticket; null: none was given, and the old one is tried.
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

/** The address with the signature of another one of the same video: its query. */
export function resign(address: string, manifestUrl: string): string {
  const query = manifestUrl.split('?', 2)[1];
  if (query === undefined) return address;
  const [path = address] = address.split('?', 1);
  return `${path}?${query}`;
}
