import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute, second } from '@atrium/domain/time.ts';
import { z } from 'zod';
import type { MeetingNotice, ProviderRequest } from '../../ports/meetings.ts';

/** How old a signed request may be. */
const oldest = 5 * minute;

const noticeShape = z.object({ event: z.string(), payload: z.unknown() });
const challengeShape = z.object({ plainToken: z.string().max(512) });
const meetingId = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{9,12}$/));
/** Epoch milliseconds. Without an instant the database would be asked about no time, and Zoom would send it again. */
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const endedShape = z.object({ object: z.object({ id: meetingId, end_time: instant }) });
const recordedShape = z.object({ object: z.object({ id: meetingId, start_time: instant, share_url: z.string() }) });

/**
 * Reads a webhook of Zoom: its signature over the timestamp and the body, at most five minutes old, then what it says.
 * Anything not signed by Zoom is 'unauthorized', also the challenge by which Zoom checks an address.
 */
export function readZoomWebhook(secretToken: string, request: ProviderRequest, now: number): MeetingNotice {
  const hash = (text: string): string => createHmac('sha256', secretToken).update(text).digest('hex');
  const [timestamp, signature] = ['x-zm-request-timestamp', 'x-zm-signature'].map((name) => request.headers[name]);
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) {
    return { kind: 'unauthorized' };
  }
  const isRecent = Math.abs(now - Number(timestamp) * second) <= oldest;
  const isSigned = equal(signature, `v0=${hash(`v0:${timestamp}:${request.body}`)}`);
  if (!isRecent || !isSigned) return { kind: 'unauthorized' };
  const notice = noticeShape.safeParse(parse(request.body));
  if (!notice.success) return { kind: 'other' };
  const { event, payload } = notice.data;
  if (event === 'endpoint.url_validation') {
    const challenge = challengeShape.safeParse(payload);
    if (!challenge.success) return { kind: 'other' };
    const { plainToken } = challenge.data;
    return { kind: 'challenge', answer: { plainToken, encryptedToken: hash(plainToken) } };
  }
  if (event === 'meeting.ended') {
    const ended = endedShape.safeParse(payload);
    if (!ended.success) return { kind: 'other' };
    const { id, end_time } = ended.data.object;
    return { kind: 'ended', linkPart: `/j/${id}`, endedAt: end_time };
  }
  if (event === 'recording.completed') {
    const recorded = recordedShape.safeParse(payload);
    if (!recorded.success) return { kind: 'other' };
    const { id, start_time, share_url: url } = recorded.data.object;
    return { kind: 'recorded', linkPart: `/j/${id}`, startedAt: start_time, url };
  }
  return { kind: 'other' };
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
