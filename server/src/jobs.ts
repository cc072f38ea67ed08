import type { DueWork } from './base/due.ts';
import type { Context } from './base/context.ts';
import type { JobName, JobPayloads } from './base/jobTypes.ts';
import { sendMail } from './mail/outbox.ts';
import { dueWork as enrollmentDue } from './modules/enrollment/due.ts';
import { dueWork as entitlementDue } from './modules/entitlement/due.ts';
import { dueWork as identityDue } from './modules/identity/due.ts';
import { dueWork as progressDue } from './modules/progress/due.ts';
import type { Mailer } from './ports/mailer.ts';

/** What a job may use besides its context. */
export interface JobPorts {
  readonly mailer: Mailer;
}

type Handlers = {
  readonly [Name in JobName]: (ctx: Context, payload: JobPayloads[Name], ports: JobPorts) => Promise<void>;
};

/** The handler of each job. When a handler throws, the job is retried with increasing delays. */
export const handlers: Handlers = {
  'mail.send': (ctx, { mailId }, { mailer }) => sendMail(ctx, mailer, mailId),
};

/** Work that time alone makes due; run every minute and whenever the clock is moved. */
export const dueWork: readonly DueWork[] = [...entitlementDue, ...enrollmentDue, ...identityDue, ...progressDue];
