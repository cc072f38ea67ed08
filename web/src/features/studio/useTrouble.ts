import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { IconListCheck, IconWebhook, type Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from '#lib/viewer.ts';
import { failedJobsQuery } from './jobsQuery.ts';
import { failedEventsQuery } from './webhooksQuery.ts';

/** Something of the machine that has failed, with the page that settles it. */
export interface TroubleLine {
  readonly title: string;
  readonly words: string;
  readonly href: string;
  readonly icon: Icon;
}

interface Trouble {
  readonly lines: readonly TroubleLine[];
  /** Whether everything has answered that one may read. */
  readonly isKnown: boolean;
  /** Asks again for what could not be loaded; null when all of it was. */
  readonly retry: (() => void) | null;
}

/** What has failed of the work behind the pages, for somebody who may read about it (STU-02, RUN-01). */
export function useTrouble({ staff }: SignedIn): Trouble {
  const readsJobs = staffReach(staff, 'job.read') !== null;
  const readsEvents = staffReach(staff, 'webhook.read') !== null;
  const jobs = useQuery({ ...failedJobsQuery(), enabled: readsJobs });
  const events = useQuery({ ...failedEventsQuery(), enabled: readsEvents });
  const [failedJobs, failedEvents] = [jobs.data?.page ?? 0, events.data?.page ?? 0];
  const lines: readonly (TroubleLine & { readonly count: number })[] = [
    {
      count: failedJobs,
      title: `${counted(failedJobs, 'job')} failed`,
      words: 'What is given up is not tried again by itself. Look why, and have it tried again.',
      href: '/studio/jobs',
      icon: IconListCheck,
    },
    {
      count: failedEvents,
      title: `${counted(failedEvents, 'event')} of a provider failed`,
      words: 'It is not handled yet: look why, and replay it.',
      href: '/studio/webhooks?state=failed',
      icon: IconWebhook,
    },
  ];
  const broken = [jobs, events].filter(({ isError }) => isError);
  return {
    lines: lines.filter(({ count }) => count > 0),
    isKnown: (!readsJobs || jobs.isSuccess) && (!readsEvents || events.isSuccess),
    retry:
      broken.length === 0
        ? null
        : () => {
            for (const each of broken) void each.refetch();
          },
  };
}
