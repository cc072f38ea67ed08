import { enrollments } from '@atrium/content/enrollments.ts';
import { resolve } from '@atrium/content/when.ts';
import type { Page } from '@playwright/test';
import { mailsTo } from '../journey/mails.ts';
import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

const live = (page: Page) => page.getByRole('region', { name: /^Live (with a cohort|workshop)$/ });
const ready = (page: Page) => page.getByRole('dialog', { name: 'Ready to learn?' });

// takes the last seat of the session
test.use({ fresh: true });

test('[ENR-04] [THR-38] two members want the last seat: one gets it, the other is told that it is gone', async ({
  another,
  memberWith,
}) => {
  const path = '/courses/storytelling-with-data';
  const areas = ['mcsc-unlimited'] as const;
  const pages = [await another(await memberWith({ areas }), path), await another(await memberWith({ areas }), path)];
  for (const page of pages) {
    await expect(live(page)).toContainText('1 seat left');
    await live(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  }
  await Promise.all(pages.map((page) => ready(page).getByRole('button', { name: 'Enroll', exact: true }).click()));
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      const won = page.getByRole('dialog', { name: "What's next..." });
      const lost = ready(page).getByRole('alert');
      await expect(won.or(lost)).toBeVisible();
      return (await won.isVisible()) ? 'won' : ((await lost.textContent()) ?? '');
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== 'won')).toMatch(/full/i);
});

test('[ENR-04] [THR-39] a freed seat goes to the first on the waitlist with one mail; the others move up', async ({
  another,
  memberWith,
  request,
}) => {
  const sessionId = 'ai-first-strategy-3';
  const rows = enrollments.filter((row) => row.sessionId === sessionId);
  const sits = rows.find(({ status }) => status === 'ENROLLED')?.memberId ?? '?';
  const waits = rows
    .filter(({ status }) => status === 'WAITLISTED')
    .toSorted((a, b) => resolve(a.at, 0) - resolve(b.at, 0))
    .map(({ memberId }) => memberId);
  const [first = '?', second = '?'] = waits;
  const subject = 'You got a seat: The AI-First Strategy Sprint';
  const told = async (who: string) =>
    (await mailsTo(request, emailOf(who))).filter((mail) => mail.subject === subject).length;

  const last = await another(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses/ai-first-strategy');
  await last.getByRole('radio').nth(2).check();
  await live(last).getByRole('button', { name: 'Join Waitlist' }).click();
  await ready(last).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(last.getByRole('dialog', { name: 'Added To Waitlist' })).toContainText(
    `number ${String(waits.length + 1)} in line`,
  );

  const leaving = await another(sits, '/courses/ai-first-strategy');
  await live(leaving).getByRole('button', { name: 'Unenroll' }).click();
  await leaving.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Unenroll' }).click();
  await expect(live(leaving)).not.toContainText('Enrolled');

  await expect.poll(() => told(first)).toBe(1);
  const promoted = await another(first, '/courses/ai-first-strategy');
  await expect(live(promoted)).toContainText('Enrolled');
  await last.reload();
  await expect(live(last)).toContainText(`You're number ${String(waits.length)} in line`);
  expect(await told(second)).toBe(0);
  expect(await told(first)).toBe(1);
});
