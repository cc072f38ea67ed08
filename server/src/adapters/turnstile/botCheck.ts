import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BotCheck } from '../../ports/botCheck.ts';

const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** How long an answer may take, in milliseconds. */
const answerTimeout = 5_000;
const longestToken = 2048;

/** The documented answer of siteverify; more members are ignored. */
const answerShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().optional(),
  action: z.string().optional(),
});

/** Codes that blame the token; any other one is a fault of the service or of our configuration. */
const blamesToken = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);

export interface TurnstileOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  /** The name under which people reach this site. */
  readonly hostname: string;
  /** Another address of the service, in tests. */
  readonly address?: string;
}

/** Cloudflare Turnstile: its widget runs in the page, and its server judges the token, once. */
export function turnstileBotCheck({ siteKey, secretKey, hostname, address }: TurnstileOptions): BotCheck {
  return {
    widget: { kind: 'TURNSTILE', siteKey },
    createChallenge: () => Promise.resolve(null),
    verify: async (token, ip) => {
      if (token === '' || token.length > longestToken) return { human: false };
      const form = new URLSearchParams({ secret: secretKey, response: token, ...(ip !== null && { remoteip: ip }) });
      const response = await fetch(address ?? verifyAddress, {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(answerTimeout),
      });
      const answer = answerShape.parse(await response.json());
      if (!answer.success) {
        const codes = answer['error-codes'];
        if (codes.length > 0 && codes.every((code) => blamesToken.has(code))) return { human: false };
        throw new Error(`Turnstile answered ${String(response.status)} ${codes.join(', ')}`);
      }
      // a token of another page of the vendor's customers, or of another action of ours
      if (answer.hostname !== hostname || answer.action !== 'signup') return { human: false };
      return { human: true, useKey: `turnstile/${createHash('sha256').update(token).digest('base64url')}` };
    },
  };
}
