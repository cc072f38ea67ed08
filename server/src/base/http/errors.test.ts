import { refusal } from '@atrium/domain/errors.ts';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerErrors, sendFailure, sendRefusal } from './errors.ts';

const app = Fastify({ genReqId: () => 'the-request' });
registerErrors(app);
app.get('/refused', (request, reply) =>
  sendRefusal(request, reply, refusal('RATE_LIMITED', { retryAfter: 90, reason: 'TRIES' }), { context: 'pass' }),
);
app.get('/forbidden', (request, reply) => sendRefusal(request, reply, refusal('LOGIN_NOT_ENABLED')));
app.get('/overtaken', (request, reply) => sendRefusal(request, reply, refusal('CONFLICT')));
app.get('/lost', () => {
  throw Object.assign(new Error('no connection'), { code: '08006' });
});
app.get('/invalid', (request, reply) => sendRefusal(request, reply, refusal('INVALID_INPUT')));
app.get('/missing', (request, reply) => sendFailure(request, reply, 404));
app.get('/foreign', (request, reply) => sendFailure(request, reply, 403, 'Another site sent this.'));
app.post('/large', { bodyLimit: 100 }, () => 'taken');
app.get('/broken', () => {
  throw new Error('a secret of the code');
});
afterAll(() => app.close());

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url });
  return [statusCode, headers['retry-after'], JSON.parse(body) as unknown];
};

test('a refusal outside GraphQL has the status of its code, says when to retry, and names the request', async () => {
  const message = 'Too many requests. Please try again in 2 minutes.';
  expect(await ask('/refused')).toEqual([
    429,
    '90',
    { code: 'RATE_LIMITED', message, reason: 'TRIES', requestId: 'the-request', context: 'pass' },
  ]);
  expect(await ask('/forbidden')).toMatchObject([403, undefined, { code: 'LOGIN_NOT_ENABLED' }]);
  expect(await ask('/overtaken')).toMatchObject([409, undefined, { code: 'CONFLICT' }]);
  expect(await ask('/invalid')).toMatchObject([400, undefined, { code: 'INVALID_INPUT' }]);
});

test('[THR-18] without the database a request is answered as one to be sent again in a second', async () => {
  expect(await ask('/lost')).toMatchObject([503, '1', { code: 'UNAVAILABLE', requestId: 'the-request' }]);
});

test('a failure has the words of its status, or those that are given, and nothing of an error of the code', async () => {
  const requestId = 'the-request';
  expect(await ask('/missing')).toMatchObject([404, undefined, { code: 'NOT_FOUND', requestId }]);
  expect((await ask('/foreign'))[2]).toEqual({ code: 'FORBIDDEN', message: 'Another site sent this.', requestId });
  const large = await app.inject({ method: 'POST', url: '/large', payload: { seats: 'a'.repeat(100) } });
  const parts = 'This is too large for one request. Please send it in smaller parts.';
  expect([large.statusCode, large.json()]).toEqual([413, { code: 'INVALID_INPUT', message: parts, requestId }]);
  const broken = await ask('/broken');
  expect(broken).toMatchObject([500, undefined, { code: 'INTERNAL', requestId }]);
  expect(JSON.stringify(broken)).not.toContain('secret');
});
