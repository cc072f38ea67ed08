import { z } from 'zod';
import { readSignedWebhook } from '../../base/http/standardWebhook.ts';
import { withoutNul } from '../../base/text/withoutNul.ts';
import type { MailNotice, MailNotices } from '../../ports/mailNotices.ts';

const eventShape = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([
      z.array(z.string().max(320)).max(50),
      z
        .string()
        .max(320)
        .transform((address) => [address]),
    ]),
    bounce: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
  }),
});

/** Characters of what a receiving server said that are kept. */
const longestWords = 500;

/**
 * Notices of the mail provider Resend, and of whatever tells in its form: Standard Webhooks with `email.bounced`, whose
 * `bounce.type` is `Permanent` for an address that takes no mail, and `email.complained`.
 */
export function resendMailNotices(secret: string): MailNotices {
  return {
    read: (request, now): MailNotice => {
      const message = readSignedWebhook(secret, request, now);
      if (message === null) return { kind: 'unauthorized' };
      const event = eventShape.safeParse(parse(message.body));
      if (!event.success) return { kind: 'other' };
      const { type, data } = event.data;
      const told = {
        noticeId: message.id,
        addresses: data.to,
        words: withoutNul(data.bounce?.message ?? '').slice(0, longestWords),
      };
      if (type === 'email.complained') return { kind: 'COMPLAINT', ...told };
      // a mailbox that is full for now is no reason to stop
      return type === 'email.bounced' && data.bounce?.type === 'Permanent'
        ? { kind: 'HARD', ...told }
        : { kind: 'other' };
    },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
