import { second } from '@atrium/domain/time.ts';
import { z, type ZodType } from 'zod';
import { machineNow } from '../../base/process/clock.ts';

/** Milliseconds; a call that takes longer is retried by its job. */
const timeout = 10_000;
/** A token is renewed before it ends. */
const tokenMargin = 60 * second;

export interface ZoomAccount {
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Other addresses of the service, in tests. */
  readonly addresses?: { readonly token: string; readonly api: string };
}

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() });

/** An answer of Zoom other than success. */
export class ZoomError extends Error {
  readonly status: number;
  constructor(call: string, status: number, text: string) {
    super(`Zoom answered ${String(status)} to ${call}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Calls the API of Zoom. */
export interface ZoomApi {
  readonly get: <T>(path: string, shape: ZodType<T>) => Promise<T>;
  readonly send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** Asks for a new token, which shows that the service answers and knows the account. */
  readonly probe: () => Promise<void>;
}

/**
 * Zoom's REST API for one account, by server-to-server OAuth: the token is kept for its hour, and renewed once when
 * Zoom refuses it earlier. Throws ZoomError for every answer but success.
 */
export function zoomApi({ accountId, clientId, clientSecret, addresses }: ZoomAccount): ZoomApi {
  const { token: tokenAddress, api } = addresses ?? {
    token: 'https://zoom.us/oauth/token',
    api: 'https://api.zoom.us/v2',
  };
  let token: { readonly value: string; readonly endsAt: number } | null = null;

  const tokenNow = (): Promise<string> =>
    token !== null && token.endsAt > machineNow() ? Promise.resolve(token.value) : newToken();

  const newToken = async (): Promise<string> => {
    const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId });
    const response = await fetch(`${tokenAddress}?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new ZoomError('a request for a token', response.status, await response.text());
    const { access_token: value, expires_in: lasts } = tokenShape.parse(await response.json());
    token = { value, endsAt: machineNow() + lasts * second - tokenMargin };
    return value;
  };

  const call = async (method: string, path: string, body: unknown, isRetry = false): Promise<unknown> => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenNow()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (response.status === 401 && !isRetry) {
      token = null;
      return call(method, path, body, true);
    }
    if (!response.ok) throw new ZoomError(`${method} ${path}`, response.status, text);
    return text === '' ? null : JSON.parse(text);
  };

  return {
    get: async (path, shape) => shape.parse(await call('GET', path, undefined)),
    send: (method, path, body) => call(method, path, body),
    probe: async () => {
      await newToken();
    },
  };
}
