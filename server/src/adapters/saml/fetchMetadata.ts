import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { limitedFetch } from '../../base/http/limitedFetch.ts';
import { publicFetch } from '../../base/http/publicFetch.ts';

/** In milliseconds. */
const timeout = 15_000;

/** The metadata at an https address; see `SamlProtocol`. */
export async function fetchMetadata(address: string, isPublicOnly: boolean): Promise<Result<string>> {
  const no = (reason: string): Result<string> => refuse('INVALID_INPUT', { reason });
  if (!URL.canParse(address)) return no('This is no https address.');
  const { host } = new URL(address);
  try {
    const response = await (isPublicOnly ? publicFetch : limitedFetch)(address, {
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (!response.ok) return no(`${host} answers with the status ${String(response.status)}.`);
    return ok(await response.text());
  } catch (error) {
    // fetch reports that nobody answered as a TypeError, and the end of the time as a DOMException
    if (error instanceof TypeError || error instanceof DOMException)
      return no(`${host} does not answer, or is inside a network. Paste the metadata instead.`);
    throw error;
  }
}
