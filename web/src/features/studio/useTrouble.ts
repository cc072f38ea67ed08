import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { certificateWords } from '@atrium/domain/company/certificateEnd.ts';
import { counted } from '@atrium/domain/counted.ts';
import { IconCertificate, IconListCheck, IconWebhook, type Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { failedJobsQuery } from './jobsQuery.ts';
import { endingCertificatesQuery } from './signOn/endingCertificatesQuery.ts';
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
  const writesCompanies = staffReach(staff, 'company.write') !== null;
  const certificates = useQuery({ ...endingCertificatesQuery(), enabled: writesCompanies });
  const now = useNow();
  const ending = (certificates.data?.page ?? []).map(({ companyId, name, endsAt }) => ({
    count: 1,
    title: `${name}: a certificate of its sign-on ${certificateWords(Number(endsAt), now).replace(/^./, (first) => first.toLowerCase())}`,
    words: 'Enter the new metadata of its provider before, or its people cannot sign in that way.',
    href: `/studio/company/${encodeURIComponent(companyId)}/sign-on`,
    icon: IconCertificate,
  }));
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
    ...ending,
  ];
  const broken = [jobs, events, certificates].filter(({ isError }) => isError);
  return {
    lines: lines.filter(({ count }) => count > 0),
    isKnown:
      (!readsJobs || jobs.isSuccess) &&
      (!readsEvents || events.isSuccess) &&
      (!writesCompanies || certificates.isSuccess),
    retry:
      broken.length === 0
        ? null
        : () => {
            for (const each of broken) void each.refetch();
          },
  };
}
