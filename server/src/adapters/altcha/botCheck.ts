import { createHmac, randomInt } from 'node:crypto';
import { z } from 'zod';
import { lazy } from '../../base/lazy.ts';
import { machineNow } from '../../base/process/clock.ts';
import type { BotCheck } from '../../ports/botCheck.ts';

/**
 * About a quarter of a second for a browser with two cores; the server derives one key for each challenge. A page
 * solves it when its form is sent, so that it need not be valid for long.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 300, most: 600, lifetime: 600_000 } as const;
const longestToken = 4096;

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** ALTCHA, a proof of work that our own server sets and checks: no outside service, no cookie, nothing to click. */
export function altchaBotCheck(secret: string): BotCheck {
  const library = lazy(async () => ({
    ...(await import('altcha-lib')),
    ...(await import('altcha-lib/algorithms/pbkdf2')),
  }));
  const key = (purpose: string): string => createHmac('sha256', secret).update(`bot check ${purpose}`).digest('hex');
  const secrets = { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') };
  return {
    widget: { kind: 'ALTCHA' },
    createChallenge: async () => {
      const { createChallenge, deriveKey } = await library.get();
      const challenge = await createChallenge({
        ...secrets,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.least, work.most),
        deriveKey,
        expiresAt: new Date(machineNow() + work.lifetime),
      });
      return JSON.stringify(challenge);
    },
    verify: async (token) => {
      const payload = readPayload(token);
      if (payload === null) return { human: false };
      const { verifySolution, deriveKey } = await library.get();
      const { verified } = await verifySolution({ ...secrets, ...payload, deriveKey });
      return verified ? { human: true, useKey: `altcha/${payload.challenge.signature}` } : { human: false };
    },
  };
}

/** The token as ALTCHA's widget writes it: base64 of JSON. */
function readPayload(token: string): z.infer<typeof payloadShape> | null {
  if (token.length > longestToken) return null;
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
  const payload = payloadShape.safeParse(json);
  return payload.success ? payload.data : null;
}
