import type { ContentNode } from '@atrium/domain/learning/contentNode.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { ChecklistItem, Schedule } from '../types.ts';
import { instantOf } from './nodeData.ts';

/** The weeks of a session, each day with the progress of its checklist item (SSN-10). */
export function schedulesOf(nodes: readonly ContentNode[], checklist: readonly ChecklistItem[]): Schedule[] {
  const items = new Map(checklist.map((item) => [item.sessionContentId, item]));
  return nodes
    .filter((node) => node.kind === 'SCHEDULE')
    .map(({ sessionContentId, title, data }) => {
      const { externalCalendarUrl, calendarStartDate, calendarEndDate, scheduleDays } = data;
      return {
        sessionContentId,
        title,
        externalCalendarUrl: safeLink(externalCalendarUrl ?? null),
        calendarStartDate: instantOf(calendarStartDate),
        calendarEndDate: instantOf(calendarEndDate),
        scheduleDays: scheduleDays.map(({ dayNumber, body, ctaText, checklistSessionContentId }) => {
          const item = items.get(checklistSessionContentId ?? '');
          return {
            dayNumber,
            ctaText: ctaText ?? null,
            body: cleanHtml(body),
            checklistSessionContentId: checklistSessionContentId ?? null,
            progress: item?.progress ?? null,
            completionStatus: item?.completionStatus ?? null,
          };
        }),
      };
    });
}
