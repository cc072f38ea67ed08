import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { certificateWords } from '@atrium/domain/company/certificateEnd.ts';
import { counted } from '@atrium/domain/counted.ts';
import {
  IconCertificate,
  IconGavel,
  IconListCheck,
  IconReceiptRefund,
  IconSend,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { failedDeliveriesQuery } from './endpoints/endpointsQuery.ts';
import { failedJobsQuery } from './jobsQuery.ts';
import { paymentTroubleQuery } from './paymentsQuery.ts';
import { endingCertificatesQuery } from './signOn/endingCertificatesQuery.ts';
import { shortMoment } from './studioDates.ts';
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
export function useTrouble({ staff, timeZone }: SignedIn): Trouble {
  const zone = useTimeZone(timeZone);
  const now = useNow();
  const readsPayments = staffReach(staff, 'payment.read') !== null;
  const payments = useQuery({ ...paymentTroubleQuery(), enabled: readsPayments });
  const { disputes = 0, dueAt = null, refused = 0 } = payments.data?.page ?? {};
  const readsJobs = staffReach(staff, 'job.read') !== null;
  const readsEvents = staffReach(staff, 'webhook.read') !== null;
  const jobs = useQuery({ ...failedJobsQuery(), enabled: readsJobs });
  const events = useQuery({ ...failedEventsQuery(), enabled: readsEvents });
  const messages = useQuery({ ...failedDeliveriesQuery(), enabled: readsEvents });
  const writesCompanies = staffReach(staff, 'company.write') !== null;
  const certificates = useQuery({ ...endingCertificatesQuery(), enabled: writesCompanies });
  const ending = (certificates.data?.page ?? []).map(({ companyId, name, endsAt }) => ({
    count: 1,
    title: `${name}: a certificate of its sign-on ${certificateWords(Number(endsAt), now).replace(/^./, (first) => first.toLowerCase())}`,
    words: 'Enter the new metadata of its provider before, or its people cannot sign in that way.',
    href: `/studio/company/${encodeURIComponent(companyId)}/sign-on`,
    icon: IconCertificate,
  }));
  const [failedJobs, failedEvents] = [jobs.data?.page ?? 0, events.data?.page ?? 0];
  const failedMessages = messages.data?.page ?? 0;
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
    {
      count: failedMessages,
      title: `${counted(failedMessages, 'message')} to another program failed`,
      words: 'It was tried for three days. Look why, and replay it, or remove the endpoint.',
      href: '/studio/endpoints?state=failed',
      icon: IconSend,
    },
    {
      count: disputes,
      title: `${counted(disputes, 'payment')} disputed`,
      words:
        dueAt === null
          ? 'The bank holds the money until it decides.'
          : `Send evidence at Stripe until ${shortMoment(Number(dueAt), now, zone)}, or the money is lost.`,
      href: '/studio/payments?state=disputed',
      icon: IconGavel,
    },
    {
      count: refused,
      title: `${counted(refused, 'refund')} did not arrive`,
      words: 'Stripe or the bank refused it. Read why, and give it back again.',
      href: '/studio/payments',
      icon: IconReceiptRefund,
    },
    ...ending,
  ];
  const broken = [jobs, events, messages, payments, certificates].filter(({ isError }) => isError);
  return {
    lines: lines.filter(({ count }) => count > 0),
    isKnown:
      (!readsJobs || jobs.isSuccess) &&
      (!readsEvents || (events.isSuccess && messages.isSuccess)) &&
      (!readsPayments || payments.isSuccess) &&
      (!writesCompanies || certificates.isSuccess),
    retry:
      broken.length === 0
        ? null
        : () => {
            for (const each of broken) void each.refetch();
          },
  };
}
