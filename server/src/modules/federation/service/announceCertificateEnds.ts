import { daysUntilEnd, dueNotice } from '@atrium/domain/company/certificateEnd.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { formatDay } from '../../../mail/formatInstant.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { federationMails } from '../mails.ts';
import { addCertificateNotice, listToldAbout, listUsedCertificates } from '../store/certificateNotices.ts';
import { certificateFacts } from './staff/describe.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'site'>;

/**
 * Mails owners, and those who are there for the success of the company, 30, 7 and 1 day before a certificate of its
 * provider ends, once each (COM-01). Of a company that has another one that is good for longer, too, because the
 * provider may still sign with this one.
 */
export async function announceCertificateEnds(ctx: Ctx): Promise<void> {
  const { now } = ctx;
  const due = (await listUsedCertificates(ctx.db)).flatMap(({ customerId, name, certificates }) =>
    certificates.map(certificateFacts).flatMap(({ fingerprint, endsAt }) => {
      const days = dueNotice(endsAt, now);
      return days === null ? [] : [{ customerId, name, fingerprint, endsAt, days }];
    }),
  );
  const fieldsOf = ({ customerId, days }: (typeof due)[number]): object => ({ customerId, days });
  await runEach(due, { log: ctx.log, fieldsOf }, (notice) =>
    transaction(ctx.db, async (tx) => {
      if (!(await addCertificateNotice(tx, notice, new Date(now)))) return;
      const { customerId, name, fingerprint, endsAt, days } = notice;
      const about = {
        companyId: customerId,
        companyName: name,
        lastDay: formatDay(endsAt, 'UTC'),
        daysLeft: daysUntilEnd(endsAt, now),
      };
      for (const memberId of await listToldAbout(tx, customerId)) {
        const person = await findRecipient(tx, memberId);
        if (person === null) continue;
        await queueMail(tx, ctx, {
          dedupeKey: `certificate-ends/${customerId}/${fingerprint}/${String(days)}/${memberId}`,
          to: person.email,
          letter: federationMails.certificateEnds(person, ctx.site, about),
        });
      }
    }),
  );
}
