import {
  analyticsEvents,
  hasAddress,
  hasOnlyItsProperties,
  namesNobodyElse,
  type AnalyticsEventName,
} from '@atrium/domain/analytics/events.ts';
import { day } from '@atrium/domain/time.ts';
import { z } from 'zod';

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Forwards stored events to the analytics service. */
    'analytics.forward': { readonly eventIds: readonly string[] };
  }
}

/** The properties of an event. */
export const properties = z.record(
  z.string(),
  z.string().refine((value) => value.isWellFormed() && !value.includes('\0')),
);

const eventNames = Object.keys(analyticsEvents) as AnalyticsEventName[];
const sent = z.object({
  id: z.uuid(),
  /** Absent for `identify`. */
  name: z.enum(eventNames).optional(),
  properties: properties.default({}),
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\0]*$/)
    .refine((path) => !hasAddress(path)),
  /** Milliseconds before the batch was sent, because the browser's clock may be wrong. */
  age: z.number().min(0).max(day),
});

/** A batch as the browser sends it; anything else is refused. */
export const batchInput = z.object({
  /** A browser before sign-in. */
  anonymousId: z.uuid(),
  events: z
    .array(
      sent.refine(({ name, properties: given }) =>
        name === undefined ? namesNobodyElse(given) : hasOnlyItsProperties(name, given),
      ),
    )
    .min(1)
    .max(50),
});
export type Batch = z.infer<typeof batchInput>;
