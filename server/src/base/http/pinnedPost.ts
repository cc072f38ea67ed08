import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { within } from '../process/within.ts';
import { isPublicAddress } from './publicHost.ts';

/** Which addresses a request may be sent to, and whether without encryption; a test has others. */
export interface SendingRules {
  readonly isAllowed: (address: string) => boolean;
  readonly needsHttps: boolean;
}
const rulesOfInternet: SendingRules = { isAllowed: isPublicAddress, needsHttps: true };

/** After how long a request has failed, in milliseconds. */
const timeout = 10_000;

function refuseAddress(host: string): Error {
  return new Error(`${host} is no address of the Internet`);
}

/**
 * Posts a text, and returns the status of the answer, whose body is not read. The addresses of the host are looked at
 * by the very lookup with which the connection is made, so that none can become another between the two; redirects are
 * not followed (THR-73). Fails when nothing answers in ten seconds.
 */
export function pinnedPost(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  { isAllowed, needsHttps }: SendingRules = rulesOfInternet,
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (needsHttps && url.protocol !== 'https:') return Promise.reject(new Error(`${host} is asked without https`));
  // a connection to an IP address looks nothing up
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(refuseAddress(host));
  const lookup: LookupFunction = (hostname, options, answer) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const wrong = error ?? (found.every((each) => isAllowed(each.address)) ? null : refuseAddress(hostname));
      if (wrong !== null) answer(wrong, [], 0);
      else if (options.all === true) answer(null, found);
      else answer(null, found[0]?.address ?? '', found[0]?.family ?? 0);
    });
  };
  const answer = new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request;
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup,
        // a connection of its own, looked up by itself
        agent: false,
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.once('error', reject);
    // an answer that would make the connection another one is none, and ends without an error
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error(`${host} wants another protocol`));
    });
    request.once('close', () => {
      reject(new Error(`${host} has closed the connection`));
    });
    request.end(body);
  });
  return within(timeout + 1_000, answer).then((came) => {
    if (came === 'late') throw new Error(`${host} has not answered within ten seconds`);
    return came.value;
  });
}
