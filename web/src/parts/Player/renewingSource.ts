import type { PlayerSource } from './player.types.ts';

/** The signed address of a manifest and its expiry, epoch milliseconds. */
export interface SignedManifest {
  readonly manifestUrl: string;
  readonly expiresAt: number;
}

/** How long before its expiry an address is renewed before use, in milliseconds. */
const renewBefore = 90_000;

/**
 * A stream whose addresses stay valid as long as it is watched: requests for this video's files get a new signature
 * shortly before the old one expires, while playback continues (D7).
 * @param renew requests a new manifest; null: none was issued, and the old one is used.
 */
export function renewingSource(
  first: SignedManifest,
  renew: () => Promise<SignedManifest | null>,
  now: () => number,
): PlayerSource {
  let manifest = first;
  let renewing: Promise<SignedManifest | null> | null = null;

  const current = async (): Promise<SignedManifest> => {
    if (manifest.expiresAt - now() > renewBefore) return manifest;
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    manifest = (await renewing) ?? manifest;
    return manifest;
  };

  return {
    manifestUrl: first.manifestUrl,
    addressOf: async (address) => signAgain(address, (await current()).manifestUrl),
  };
}

/** The address with the signature of another address of the same video, which is its query. */
export function signAgain(address: string, manifestUrl: string): string {
  const query = manifestUrl.split('?', 2)[1];
  if (query === undefined) return address;
  const [path = address] = address.split('?', 1);
  return `${path}?${query}`;
}
