import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './api.ts';
import { apiVersion } from './createEvent.ts';
import { readParams } from './form.ts';
import { TillRefusal } from './refusal.ts';
import type { Till } from './request.ts';
import { newId, type TillRun, type TillState } from './state.ts';

const mostBytes = 64 * 1024;
/** How long an answer is repeated to its idempotency key, in seconds. */
const answersKept = 86_400;
/** A preview is made again each time: it changes nothing, and keeping each for a day slows every request after it. */
const previews = '/v1/invoices/create_preview';

export interface ServeOptions {
  readonly secretKey: string;
  readonly pageOf: Till['pageOf'];
  /** Runs work on the state as it is now, and sends the events that it causes. */
  readonly run: TillRun;
}

/** Starts the API of the till on a free port of this machine. */
export async function serveTill(options: ServeOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const requestId = newId('req');
    void bodyOf(request)
      .then((text) => {
        const { method = 'GET', url = '/', headers } = request;
        return answerRequest(options, { method, url, headers, text });
      })
      .catch((error: unknown) => ({
        status: 500,
        body: JSON.stringify({ error: { type: 'api_error', message: (error as Error).message } }),
        repeated: false,
      }))
      .then(({ status, body, repeated }) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          'request-id': requestId,
          'stripe-version': apiVersion,
          ...(repeated && { 'idempotent-replayed': 'true' }),
          // Stripe says whether its library may ask again
          ...(status >= 500 && { 'stripe-should-retry': 'false' }),
        });
        response.end(body);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return server;
}

/** The port on which it listens. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly repeated: boolean;
}

/** A request as it arrives; `url` has no origin. */
interface TillRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The answer of the API to a request; also without a network, for tests that ask it very often. */
export async function answerRequest(
  options: ServeOptions,
  { method, url: target, headers, text }: TillRequest,
): Promise<Answered> {
  const url = new URL(target, 'http://till');
  const key = headers['idempotency-key'];
  const reads = method === 'GET' || url.pathname === previews;
  const work = (state: TillState): Answered => {
    const asked = { method, path: url.pathname, text: method === 'GET' ? url.search.slice(1) : text };
    try {
      authorize(headers, options.secretKey);
      if (typeof key === 'string' && method === 'POST' && !reads) return once(options, state, asked, key);
      return { status: 200, body: perform(options, state, asked), repeated: false };
    } catch (error) {
      if (!(error instanceof TillRefusal)) throw error;
      return { status: error.status, body: JSON.stringify(error.body), repeated: false };
    }
  };
  return options.run(work, { reads });
}

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly text: string;
}

function perform({ pageOf }: ServeOptions, state: TillState, { method, path, text }: RawRequest): string {
  return JSON.stringify(answer({ state, pageOf }, { method, path, params: readParams(text) }));
}

/** Carries a request out once for each key; the same key for another request is refused. */
function once(options: ServeOptions, state: TillState, asked: RawRequest, key: string): Answered {
  const request = `${asked.path}?${asked.text}`;
  for (const [kept, { at }] of Object.entries(state.answers)) {
    if (at < state.now - answersKept) Reflect.deleteProperty(state.answers, kept);
  }
  const known = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (known !== undefined) {
    if (known.request === request) return { status: known.status, body: known.body, repeated: true };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new TillRefusal(400, message, { type: 'idempotency_error' });
  }
  const body = perform(options, state, asked);
  state.answers[key] = { request, status: 200, body, at: state.now };
  return { status: 200, body, repeated: false };
}

function authorize(headers: IncomingHttpHeaders, secretKey: string): void {
  const [wanted, given] = [Buffer.from(`Bearer ${secretKey}`), Buffer.from(headers.authorization ?? '')];
  if (wanted.length === given.length && timingSafeEqual(wanted, given)) return;
  throw new TillRefusal(401, 'Invalid API Key provided.');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk as string;
    if (text.length > mostBytes) throw new Error('the request is too long');
  }
  return text;
}
