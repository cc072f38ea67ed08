import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ZoomAccount } from './zoomApi.ts';

interface Visit {
  readonly registrantId: string;
  readonly email: string;
  readonly joinedAt: number;
  readonly leftAt: number;
  readonly status?: string;
}

/** A server on this machine that answers as Zoom's documented API does, for one account. */
export interface FakeZoom {
  readonly account: ZoomAccount;
  /** The requests that were answered, as 'METHOD path'. */
  readonly calls: string[];
  /** E-mail addresses that are registered for a meeting. */
  readonly registered: Map<string, Set<string>>;
  /** Adds an instance of a meeting that took place, with these visits, in pages of two. */
  readonly addInstance: (meetingId: string, uuid: string, startedAt: number, visits: readonly Visit[] | null) => void;
  /** Answers the next calls with this status. */
  readonly fail: (status: number, times: number) => void;
  readonly close: () => Promise<void>;
}

const json = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });
const unknown = { status: 404, body: JSON.stringify({ code: 3001, message: 'Meeting does not exist: .' }) };
const pageSize = 2;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

export async function fakeZoom(): Promise<FakeZoom> {
  const calls: string[] = [];
  const registered = new Map<string, Set<string>>();
  const instances = new Map<string, { uuid: string; start_time: string }[]>();
  const reports = new Map<string, readonly Visit[]>();
  let failing = { status: 0, times: 0 };
  let tokens = 0;

  const answer = (method: string, url: URL, body: string, authorization: string) => {
    if (url.pathname === '/oauth/token') {
      const isOurs = authorization === `Basic ${Buffer.from('client:a secret').toString('base64')}`;
      const asked = `${url.searchParams.get('grant_type') ?? ''} ${url.searchParams.get('account_id') ?? ''}`;
      if (!isOurs || asked !== 'account_credentials an-account')
        return { status: 400, body: '{"error":"invalid_client"}' };
      tokens += 1;
      return json({ access_token: `token-${String(tokens)}`, token_type: 'bearer', expires_in: 3599 });
    }
    if (authorization !== `Bearer token-${String(tokens)}`) return { status: 401, body: '{"code":124}' };
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 };
      if (failing.status === 401) tokens += 1;
      return { status: failing.status, body: '{"code":300}' };
    }
    const [, , kind = '', id = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (method === 'POST' && kind === 'meetings' && rest[0] === 'registrants') {
      const { email } = JSON.parse(body) as { email: string };
      registered.set(id, (registered.get(id) ?? new Set()).add(email));
      const own = Buffer.from(email).toString('base64url');
      return {
        status: 201,
        body: JSON.stringify({ id, registrant_id: own, join_url: `https://us02web.zoom.us/w/${id}?tk=${own}` }),
      };
    }
    if (method === 'DELETE' && kind === 'meetings' && rest[0] === 'registrants') {
      const email = Buffer.from(rest[1] ?? '', 'base64url').toString();
      return registered.get(id)?.delete(email) === true ? { status: 204, body: '' } : unknown;
    }
    if (method === 'PUT' && kind === 'meetings') {
      const people = registered.get(id);
      if (people === undefined) return unknown;
      const { registrants } = JSON.parse(body) as { registrants: { email: string }[] };
      for (const { email } of registrants) people.delete(email);
      return { status: 204, body: '' };
    }
    if (kind === 'past_meetings') {
      const held = instances.get(id);
      return held === undefined ? unknown : json({ meetings: held });
    }
    const visits = reports.get(decodeURIComponent(rest[0] ?? ''));
    if (kind !== 'report' || visits === undefined) return unknown;
    const from = Number(url.searchParams.get('next_page_token') ?? '');
    const page = visits.slice(from, from + pageSize);
    const next = from + pageSize < visits.length ? String(from + pageSize) : '';
    return json({
      page_count: 1,
      page_size: pageSize,
      total_records: visits.length,
      next_page_token: next,
      participants: page.map(({ registrantId, email, joinedAt, leftAt, status = 'in_meeting' }) => ({
        id: '',
        user_id: '1',
        name: 'Somebody',
        user_email: email,
        registrant_id: registrantId,
        status,
        join_time: new Date(joinedAt).toISOString(),
        leave_time: new Date(leftAt).toISOString(),
        duration: Math.round((leftAt - joinedAt) / 1e3),
      })),
    });
  };

  // idle connections are the caller's to end
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const { status, body: text } = answer(request.method ?? '', url, body, request.headers.authorization ?? '');
      calls.push(`${request.method ?? ''} ${url.pathname}`);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    account: {
      accountId: 'an-account',
      clientId: 'client',
      clientSecret: 'a secret',
      addresses: {
        token: `${origin}/oauth/token`,
        api: `${origin}/v2`,
      },
    },
    calls,
    registered,
    addInstance: (meetingId, uuid, startedAt, visits) => {
      const all = instances.get(meetingId) ?? [];
      instances.set(meetingId, [...all, { uuid, start_time: new Date(startedAt).toISOString() }]);
      if (visits !== null) reports.set(uuid, visits);
    },
    fail: (status, times) => {
      failing = { status, times };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}
