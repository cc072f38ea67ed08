import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getMemberCalendar: { access: contentRequirement },
  listStudioDates: { access: { staff: 'document.read' } },
};
