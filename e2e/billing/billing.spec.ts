import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[BIL-04] the upgrade page: two sets of plans, one price for on-demand accounts, and home for everybody else', async ({
  another,
}) => {
  test.slow();
  const offered: Readonly<Record<string, readonly string[]>> = {
    limited: ['AI Academy On Demand $495 a year', 'AI Academy $750 a year', 'Unlimited $995 a year'],
    // with the new consumer pricing
    'limited-over': ['AI Academy On Demand $495 a year', 'AI Academy Unlimited $995 a year'],
  };
  for (const [who, plans] of Object.entries(offered)) {
    const page = await another(who, '/upgrade');
    await expect(heading(page)).toHaveText('Membership Pricing');
    await expect(page).toHaveTitle('Upgrade Page · Atrium');
    const rows = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    const shown = () =>
      rows.evaluateAll((items) =>
        items.map((item) =>
          // the term is on a line of its own
          `${item.querySelector('h2')?.innerText ?? ''} ${item.querySelector('p')?.innerText ?? ''}`.replaceAll(
            /\s+/g,
            ' ',
          ),
        ),
      );
    await expect.poll(shown, who).toEqual(plans);
    await expect(main(page)).toContainText('Mini-MBAs purchased separately');
    await expect(main(page)).toContainText('Groups of 15+');
    await page.context().close();
  }
  const onDemand = await another('ondemand', '/upgrade');
  await expect(main(onDemand).getByRole('button', { name: 'Upgrade for $250' })).toBeVisible();
  await expect(main(onDemand)).toContainText('Renews at $995/year');
  await expect(main(onDemand).getByRole('button', { name: /^Choose plan/ })).toHaveCount(0);
  await onDemand.context().close();
  const member = await another('member', '/upgrade');
  await expect(member).toHaveURL('/');
});

test('[BIL-05] [THR-57] a checkout is canceled, declined and paid, and the plan is open when its page says so', async ({
  another,
  memberWith,
}) => {
  test.slow();
  const page = await another(await memberWith({ areas: ['mc-limited'] }), '/upgrade');
  const choose = main(page).getByRole('button', { name: 'Choose plan: AI Academy', exact: true });
  await choose.click();
  await page.getByRole('link', { name: /^Cancel and go back/ }).click();
  await expect(page).toHaveURL('/upgrade?ec=uc');
  await expect(page.getByRole('alert')).toContainText('Checkout cancelled.');
  await expect(page.getByRole('alert').getByRole('link', { name: 'help center' })).toBeVisible();

  await choose.click();
  await expect(main(page)).toContainText('$750');
  await page.getByLabel(/0002/).check();
  await page.getByRole('button', { name: /^Pay \$750/ }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByLabel(/4242/).check();
  await page.getByRole('button', { name: /^Pay \$750/ }).click();
  await expect(page).toHaveURL(/\/checkout-confirmation\?/);
  await expect(heading(page)).toHaveText('Welcome, Newly');
  await expect(main(page)).toContainText('Payment confirmed. AI Academy is active.');
  await main(page).getByRole('link', { name: 'Start learning' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' }).first()).toBeVisible();

  // a member now: nothing more to upgrade, and billing of their own
  await page.goto('/upgrade');
  await expect(page).toHaveURL('/');
  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { level: 2, name: 'Update billing' })).toBeVisible();
  // somebody else's checkout, and none at all
  for (const address of ['/checkout-confirmation?checkout=cs_nobody', '/checkout-confirmation']) {
    await page.goto(address);
    await expect(page.getByText('PAGE NOT FOUND'), address).toBeVisible();
  }
});

test('[BIL-02] [BIL-05] on the smallest phone the buttons of an offer and of a payment are in the first screen', async ({
  enter,
  another,
}) => {
  const offer = await enter('member');
  const payment = await another('discounted');
  for (const { page, path, title, choices } of [
    {
      page: offer,
      path: '/cancel-offer',
      title: 'Stay another year for less',
      choices: [
        main(offer).getByRole('button', { name: 'Keep my membership' }),
        main(offer).getByRole('button', { name: 'Cancel anyway' }),
      ],
    },
    {
      page: payment,
      path: '/checkout-confirmation?checkout=cs_demo_paid',
      title: /^Welcome, /,
      choices: [
        main(payment).getByRole('link', { name: 'Start learning' }),
        main(payment).getByRole('link', { name: 'Account Settings' }),
      ],
    },
  ]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    for (const choice of choices) await expect(choice).toBeInViewport({ ratio: 1 });
  }
});

test.describe('with the subscriptions of the demo', () => {
  test.use({ fresh: true });

  test('[ACT-01] [BIL-01] [BIL-02] [BIL-03] [THR-56] a member who wants to cancel is offered a discount, looks at the portal, and stays', async ({
    enter,
  }) => {
    test.slow();
    const page = await enter('member', '/account-settings');
    const card = page.getByRole('region', { name: 'Cancel membership' });
    await card.getByRole('link', { name: 'Cancel membership' }).click();
    await expect(page).toHaveURL('/cancel-offer');
    const offered = heading(page);
    await expect(offered).toHaveText('Stay another year for less');
    await expect(main(page).locator('s')).toContainText('$995');
    await expect(main(page)).toContainText('$796');
    const [portal] = await Promise.all([
      page.waitForEvent('popup'),
      main(page).getByRole('button', { name: 'Cancel anyway' }).click(),
    ]);
    await expect(portal.getByRole('heading', { level: 1 })).toContainText('Cancel');
    await portal.close();
    await expect(main(page).getByRole('link', { name: 'Open the billing portal' })).toHaveAttribute('target', '_blank');

    await main(page).getByRole('button', { name: 'Keep my membership' }).click();
    await expect(page).toHaveURL(/\/coupon-confirmation\?c=/);
    await expect(main(page)).toContainText("you'll pay $796 instead of $995");
    const genuine = page.url();
    // other figures than the server has stored are not shown (THR-56)
    const c = Buffer.from(JSON.stringify({ currentPeriodEnd: 1, currentPrice: 99_500, discountPrice: 99_400 }));
    await page.goto(`/coupon-confirmation?c=${encodeURIComponent(c.toString('base64'))}`);
    await expect(main(page)).toContainText('your next payment is reduced');
    await expect(main(page)).not.toContainText('$');
    for (const address of ['/coupon-confirmation', '/coupon-confirmation?c=none', '/cancel-offer']) {
      await page.goto(address);
      await expect(page.getByText('PAGE NOT FOUND'), address).toBeVisible();
    }
    await page.goto(genuine);
    await expect(main(page)).toContainText('$796');
    // there is no second offer, so the portal is all that is left
    await page.goto('/account-settings');
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('button', { name: 'Cancel membership' }).click(),
    ]);
    await expect(again.getByRole('heading', { level: 1 })).toContainText('Cancel');
  });

  test('[BIL-04] [BIL-05] [BIL-06] an upgrade for $250 and a first year with the promotion are paid', async ({
    another,
  }) => {
    test.slow();
    const onDemand = await another('ondemand', '/account-settings');
    await main(onDemand).getByRole('link', { name: 'Upgrade' }).click();
    await onDemand.getByRole('button', { name: 'Upgrade for $250' }).click();
    await onDemand.getByRole('button', { name: /^Pay \$250/ }).click();
    await expect(heading(onDemand)).toHaveText('Welcome, Tomás');
    await onDemand.goto('/upgrade');
    await expect(onDemand).toHaveURL('/');
    await onDemand.context().close();

    const former = await another('posttrial', '/resubscribe');
    await expect(heading(former)).toHaveText('Your free trial has ended');
    await expect(main(former)).toContainText('ALLSTARS25 takes $250 off');
    await former.getByRole('button', { name: 'Become a Member' }).click();
    await former.getByRole('button', { name: /^Pay \$745/ }).click();
    await expect(heading(former)).toHaveText('Welcome, Annika');
    await main(former).getByRole('link', { name: 'Start learning' }).click();
    await expect(former).toHaveURL('/');
  });
});

test('[BIL-06] [BIL-07] people of a company, people who owe, and people on trial are each told what they can do', async ({
  another,
}) => {
  test.slow();
  const eve = await another('eve@globex.example', '/resubscribe');
  await expect(main(eve)).toContainText('Contact support to get it back');
  await expect(main(eve)).toContainText('buy a membership personally with a non-work email');
  await expect(main(eve).getByRole('button')).toHaveText(['Log out and sign up with another email']);
  await eve.context().close();

  const owing = await another('unpaid', '/resubscribe');
  await expect(main(owing)).toContainText("Your last payment didn't go through.");
  await expect(main(owing).getByRole('button')).toHaveText(['Update billing']);
  await owing.context().close();

  const former = await another('alumni-minimba', '/resubscribe');
  const soon = main(former)
    .getByRole('listitem')
    .filter({ hasText: /^Product Mini-MBA \d+\/\d+\/\d\d/ });
  await expect(soon).toContainText('Starting soon');
  await former.context().close();

  const trial = await another('trial', '/');
  const banner = trial.getByRole('region', { name: 'Trial' });
  await expect(banner).toContainText('5 days left in your trial.');
  await trial.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  await banner.getByRole('button', { name: 'Become a Member' }).click();
  await expect(banner).toHaveCount(0);
  await trial.unroute('**/graphql');
  await trial.reload();
  await banner.getByRole('button', { name: 'Become a Member' }).click();
  await expect(trial.getByRole('button', { name: /^Pay \$995/ })).toBeVisible();
});
