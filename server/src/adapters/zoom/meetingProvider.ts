import { hour } from '@atrium/domain/time.ts';
import { z } from 'zod';
import type { MeetingProvider, Participant } from '../../ports/meetings.ts';
import { zoomApi, ZoomError, type ZoomAccount, type ZoomApi } from './zoomApi.ts';
import { readZoomWebhook } from './zoomWebhook.ts';

/** How far from its plan a meeting may have begun: a room is opened early, or used again later the same day. */
const tolerance = hour;
const mostPages = 50;

const registrantShape = z.object({ registrant_id: z.string(), join_url: z.url() });
const instancesShape = z.object({ meetings: z.array(z.object({ uuid: z.string(), start_time: z.string() })) });
const participantsShape = z.object({
  next_page_token: z.string().default(''),
  participants: z.array(
    z.object({
      registrant_id: z.string().default(''),
      user_email: z.string().default(''),
      join_time: z.string(),
      leave_time: z.string().default(''),
      status: z.string().default('in_meeting'),
    }),
  ),
});

/**
 * Zoom: people are registered for a meeting and get their own link, and the report of a past meeting says who was in
 * it, to the second. A room whose link is not of Zoom is for everybody, and not reported.
 */
export function zoomMeetings(account: ZoomAccount & { readonly webhookSecret: string }): MeetingProvider {
  const api = zoomApi(account);
  return {
    register: async ({ room, email, firstName, lastName }) => {
      const id = meetingIdOf(room.link);
      if (id === null) return null;
      const person = { email, first_name: firstName, last_name: lastName };
      const made = registrantShape.parse(await api.send('POST', `/meetings/${id}/registrants`, person));
      return { registrantId: made.registrant_id, joinUrl: made.join_url };
    },
    cancel: async ({ room, email }) => {
      const id = meetingIdOf(room.link);
      if (id === null) return;
      const change = { action: 'cancel', registrants: [{ email }] };
      await unlessUnknown(() => api.send('PUT', `/meetings/${id}/registrants/status`, change));
    },
    remove: async ({ link, registrantId }) => {
      const id = meetingIdOf(link);
      if (id === null) return;
      await unlessUnknown(() => api.send('DELETE', `/meetings/${id}/registrants/${encodeURIComponent(registrantId)}`));
    },
    report: async ({ link, startAt, endAt }, now) => {
      const id = meetingIdOf(link);
      if (id === null) return 'kept';
      if (now < endAt) return null;
      const found = await unlessUnknown(() => api.get(`/past_meetings/${id}/instances`, instancesShape));
      const held = (found?.meetings ?? []).filter(({ start_time }) => {
        const begun = Date.parse(start_time);
        return begun >= startAt - tolerance && begun < endAt;
      });
      if (held.length === 0) return null;
      const reports = await Promise.all(held.map(({ uuid }) => participantsOf(api, uuid)));
      // a room that was closed and opened again has a report for each time
      return reports.includes(null) ? null : reports.flatMap((report) => report ?? []);
    },
    probe: api.probe,
    readNotice: (request, now) => readZoomWebhook(account.webhookSecret, request, now),
  };
}

/** The number of a meeting in a link to it, 'https://us02web.zoom.us/j/1234567890?pwd=…'; null for another link. */
function meetingIdOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, pathname } = new URL(link);
  const isZoom = hostname === 'zoom.us' || hostname.endsWith('.zoom.us');
  return protocol === 'https:' && isZoom ? (/^\/j\/(\d{9,12})$/.exec(pathname)?.[1] ?? null) : null;
}

/** Everybody in one meeting, page by page; null while Zoom has no report of it. */
async function participantsOf(api: ZoomApi, uuid: string): Promise<Participant[] | null> {
  // an id that contains a slash is encoded twice, as Zoom asks
  const name = /^\/|\/\//.test(uuid) ? encodeURIComponent(encodeURIComponent(uuid)) : encodeURIComponent(uuid);
  const all: Participant[] = [];
  let next = '';
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ page_size: '300', include_fields: 'registrant_id', next_page_token: next });
    const path = `/report/meetings/${name}/participants?${query.toString()}`;
    const report = await unlessUnknown(() => api.get(path, participantsShape));
    if (report === null) return null;
    for (const { status, registrant_id, user_email, join_time, leave_time } of report.participants) {
      if (status !== 'in_meeting' || leave_time === '') continue;
      all.push({
        registrantId: registrant_id === '' ? null : registrant_id,
        email: user_email === '' ? null : user_email.toLowerCase(),
        joinedAt: Date.parse(join_time),
        leftAt: Date.parse(leave_time),
      });
    }
    next = report.next_page_token;
    if (next === '') return all;
  }
  throw new Error(`the report of the meeting ${uuid} has no end`);
}

/** Null when Zoom does not know the meeting, or not yet. */
async function unlessUnknown<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ZoomError && error.status === 404) return null;
    throw error;
  }
}
