import type { Page } from '@playwright/test';
import { mailsTo } from '../journey/mails.ts';
import { expect, test } from '../journey/test.ts';

for (const [timezoneId, sentence, offset] of [
  ['Europe/Berlin', 'Berlin time (GMT+1)', 'GMT+1'],
  ['Asia/Kolkata', 'Kolkata time (GMT+5:30)', 'GMT+5:30'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    /** Every time on the page that names its zone names this one. */
    const expectZone = async (page: Page): Promise<void> => {
      const zones = /[AP]M\s+([A-Z]{2,4}(?:[+-][\d:]+)?)/g;
      const named = async () => [...(await page.getByRole('main').innerText()).matchAll(zones)].map(([, zone]) => zone);
      await expect.poll(async () => (await named()).length).toBeGreaterThan(0);
      expect(await named()).toContain(offset);
      // the page of an event has the time in UTC as well (EVT-02)
      expect((await named()).filter((zone) => zone !== offset && zone !== 'UTC')).toEqual([]);
    };

    test(`[TIM-01] [TIM-02] dates are in ${timezoneId} from the first view on`, async ({ enter }) => {
      const page = await enter('member', '/courses');
      await expect(page.getByText(`Live dates are shown in ${sentence}.`)).toBeVisible();
      await expectZone(page);
      for (const path of ['/', '/courses/session/decision-writing-1', '/events/office-hours-pricing']) {
        await page.goto(path);
        await expectZone(page);
      }
    });

    test(`[TIM-01] mails agree with the pages of a browser in ${timezoneId}`, async ({
      enter,
      memberWith,
      request,
    }) => {
      const who = await memberWith({ areas: ['mcsc-unlimited'] });
      const page = await enter(who);
      const told = page.waitForResponse((answer) => answer.request().postData()?.includes('"chosen":false') === true);
      await page.goto('/events/office-hours-pricing');
      await told;
      await page.getByRole('button', { name: 'RSVP to Event' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect
        .poll(async () => (await mailsTo(request, who)).find(({ subject }) => /attending/.test(subject))?.text)
        .toContain(offset);
    });
  });
}
