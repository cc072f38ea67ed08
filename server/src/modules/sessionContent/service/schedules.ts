import { z } from 'zod';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { ChecklistItem, ContentNode, Schedule } from '../types.ts';
import { readInstant } from './nodeData.ts';

const scheduleShape = z.object({
  externalCalendarUrl: z.optional(z.string()),
  calendarStartDate: z.optional(z.string()),
  calendarEndDate: z.optional(z.string()),
  scheduleDays: z.array(
    z.object({
      dayNumber: z.number(),
      body: z.string(),
      ctaText: z.optional(z.string()),
      checklistSessionContentId: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** The weeks of a session, each day with the progress of its checklist item (SSN-10). */
export function schedulesOf(nodes: readonly ContentNode[], checklist: readonly ChecklistItem[]): Schedule[] {
  const items = new Map(checklist.map((item) => [item.sessionContentId, item]));
  return nodes
    .filter(({ kind }) => kind === 'SCHEDULE')
    .map(({ sessionContentId, title, data }) => {
      const { externalCalendarUrl, calendarStartDate, calendarEndDate, scheduleDays } = scheduleShape.parse(data);
      return {
        sessionContentId,
        title,
        externalCalendarUrl: safeLink(externalCalendarUrl ?? null),
        calendarStartDate: readInstant(calendarStartDate),
        calendarEndDate: readInstant(calendarEndDate),
        scheduleDays: scheduleDays.map(({ dayNumber, body, ctaText, checklistSessionContentId = null }) => {
          const item = items.get(checklistSessionContentId ?? '');
          return {
            dayNumber,
            ctaText: ctaText ?? null,
            body: cleanHtml(body),
            checklistSessionContentId,
            progress: item?.progress ?? null,
            completionStatus: item?.completionStatus ?? null,
          };
        }),
      };
    });
}
