import { minute } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { readSignedWebhook, signWebhook } from './standardWebhook.ts';

// the example of the specification and of its libraries
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const now = message.timestamp * 1000;

const request = (more: Record<string, string> = {}, body = message.body, prefix = 'webhook') => ({
  headers: {
    [`${prefix}-id`]: message.id,
    [`${prefix}-timestamp`]: String(message.timestamp),
    [`${prefix}-signature`]: signature,
    ...more,
  },
  body,
});

test('[RUN-13] a message is signed as Standard Webhooks says', () => {
  expect(signWebhook(secret, message)).toBe(signature);
});

test('[RUN-13] [THR-51] only what is signed with the secret, and is not old, is read', () => {
  expect(readSignedWebhook(secret, request(), now)).toEqual(message);
  expect(readSignedWebhook(secret, request({}, message.body, 'svix'), now)).toEqual(message);
  // while a secret is changed there are two signatures
  expect(readSignedWebhook(secret, request({ 'webhook-signature': `v1,AAAA ${signature}` }), now)).toEqual(message);
  const refused = [
    readSignedWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSx', request(), now),
    readSignedWebhook(secret, request({}, '{"test": 1}'), now),
    readSignedWebhook(secret, request({ 'webhook-id': 'msg_other' }), now),
    readSignedWebhook(secret, request({ 'webhook-timestamp': '1614265331' }), now),
    readSignedWebhook(secret, request({ 'webhook-signature': '' }), now),
    readSignedWebhook(secret, { headers: {}, body: message.body }, now),
    readSignedWebhook(secret, request(), now + 6 * minute),
    readSignedWebhook(secret, request(), now - 6 * minute),
  ];
  expect(refused).toEqual(refused.map(() => null));
});
