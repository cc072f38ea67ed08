import type { HealthCheck, PartDeps } from '../types.ts';
import { backup } from './checks/backup.ts';
import { clock } from './checks/clock.ts';
import { database } from './checks/database.ts';
import { disk } from './checks/disk.ts';
import { encoder } from './checks/encoder.ts';
import { files } from './checks/files.ts';
import { google } from './checks/google.ts';
import { jobs } from './checks/jobs.ts';
import { mails } from './checks/mails.ts';
import { mailServer } from './checks/mailServer.ts';
import { meetings } from './checks/meetings.ts';
import { memory } from './checks/memory.ts';
import { owner } from './checks/owner.ts';
import { paymentEvents } from './checks/paymentEvents.ts';
import { payments } from './checks/payments.ts';
import { rights } from './checks/rights.ts';
import { schema } from './checks/schema.ts';
import { settings } from './checks/settings.ts';
import { signOn } from './checks/signOn.ts';
import { webhooks } from './checks/webhooks.ts';

/** The parts that need no database: all that is looked at while it does not answer. */
export const partChecks: readonly HealthCheck<PartDeps>[] = [
  settings,
  disk,
  memory,
  mailServer,
  files,
  google,
  meetings,
];

/** Everything that is looked at, in the order in which it is told (OPE-05). */
export const healthChecks: readonly HealthCheck[] = [
  settings,
  owner,
  database,
  schema,
  rights,
  clock,
  disk,
  memory,
  files,
  backup,
  mailServer,
  mails,
  jobs,
  encoder,
  payments,
  paymentEvents,
  webhooks,
  meetings,
  google,
  signOn,
];
