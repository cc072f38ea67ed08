import { people } from '@atrium/content/people.ts';
import type { At } from './at.ts';
import { attendanceRows } from './attendance.ts';
import { billingRows } from './billing.ts';
import { catalogueRows } from './catalogue.ts';
import { certificateRows } from './certificates.ts';
import { contentRows } from './content.ts';
import { endpointRows } from './endpoints.ts';
import { eventRows } from './events.ts';
import { historyRows } from './history.ts';
import { insightRows } from './insights.ts';
import { learningPlanRows } from './learningPlans.ts';
import { mailRows } from './mails.ts';
import { noteRows } from './notes.ts';
import { passRows } from './passes.ts';
import { peopleRows } from './people.ts';
import { privacyRows } from './privacy.ts';
import { resourceRows } from './resources.ts';
import { seatRows } from './seats.ts';
import { surveyRows } from './surveys.ts';
import { tokenRows } from './tokens.ts';
import { webhookRows } from './webhooks.ts';

/** The rows of the demo data by table; `now`: the first start, epoch milliseconds. */
export function demoRows(at: At, now: number) {
  return {
    ...peopleRows(at),
    ...billingRows(at, now),
    ...seatRows(at, people),
    ...mailRows(at),
    ...webhookRows(at),
    ...tokenRows(at),
    ...endpointRows(at),
    ...passRows(at),
    ...catalogueRows(at),
    ...contentRows(at),
    ...historyRows(at, now),
    ...noteRows(at),
    ...attendanceRows(at, now),
    ...eventRows(at),
    ...resourceRows(at),
    ...insightRows(at),
    ...surveyRows(at),
    ...privacyRows(at),
    ...learningPlanRows(at),
    ...certificateRows(at),
  };
}
