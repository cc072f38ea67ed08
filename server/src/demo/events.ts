import { events } from '@atrium/content/events.ts';
import { persona } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import { cleanHtml } from '../base/text/cleanHtml.ts';
import { escapeHtml } from '../base/text/escapeHtml.ts';
import type { At } from './at.ts';

/** Member events and their attendees. */
export function eventRows(at: At): LoadRows<'member_event' | 'member_event_rsvp'> {
  return {
    member_event: events.map((event) => ({
      member_event_id: event.memberEventId,
      title: event.title,
      subtitle: event.subtitle,
      details: cleanHtml(`<p>${escapeHtml(event.details)}</p>`),
      status: 'PUBLISHED',
      start_at: at(event.eventStart),
      end_at: event.eventEnd === undefined ? null : at(event.eventEnd),
      time_zone: event.timeZone,
      hero_image_url: event.heroImageUrl,
      type: event.eventType?.type ?? null,
      type_label: event.eventType?.label ?? null,
      category: event.eventCategory?.category ?? null,
      category_label: event.eventCategory?.label ?? null,
      zoom_link: event.zoomLink ?? null,
      recording_url: event.recordingUrl ?? null,
    })),
    member_event_rsvp: events.flatMap((event) =>
      event.attending.map((name) => ({
        member_id: persona(name).memberId,
        member_event_id: event.memberEventId,
        customer_id: persona(name).customerId,
        status: 'ACTIVE' as const,
        changed_at: at({ days: -40 }),
        // reminded of before the first start, so that no mail is older than its reader
        reminded_at: at({ days: -1 }),
      })),
    ),
  };
}
