import { advance } from '../journey/clock.ts';
import { lookAt, untilQuiet } from '../journey/lookAt.ts';
import { operationOf } from '../journey/operations.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';
import { keepToasts } from '../journey/toasts.ts';

const soon = '/events/what-changed-in-ai';
const later = '/events/procurement-team-inbox';

test('[EVT-01] [EVT-08] [EVT-10] the list holds what is to come, soonest first, or what is over', async ({ enter }) => {
  const page = await enter('member', '/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be a part of something big');
  await expect(page.getByRole('region', { name: 'All events' }).getByRole('link')).toHaveAttribute(
    'href',
    /\/files\/notices\/events\.html$/,
  );
  const titles = page.getByRole('article').getByRole('heading');
  // on the Monday of a date, its hour decides whether it comes before the event in six hours
  await expect(titles).toHaveText([/^Open hour/, /./, /./, /./, /^Inside a procurement/]);
  const between = (await titles.allTextContents()).slice(1, 4);
  const orientation = 'New member orientation: find your first course in thirty minutes';
  const news = 'What changed in AI this month, and what to ignore';
  expect(between.toSorted()).toEqual(['Certificates are issued', orientation, news]);
  expect(between.indexOf(news)).toBeLessThan(between.indexOf(orientation));
  const keyDate = page.getByRole('article').filter({ hasText: 'Certificates are issued' });
  await expect(keyDate).toContainText('Key Date');
  await expect(keyDate).toContainText(/\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M/);
  await page.getByLabel('Sort events').selectOption('Past Events');
  await expect(page).toHaveURL('/events?sort=past');
  await expect(titles).toHaveText([/^Reading a balance sheet/, /^Walk and talk/]);
  await page.goBack();
  await expect(titles.first()).toHaveText(/^Open hour/);
  await titles.first().getByRole('link').click();
  await expect(page).toHaveURL('/events/office-hours-pricing');
});

test('[EVT-01] the cards stand in four, three or two columns', async ({ enter }) => {
  const page = await enter('member', '/events');
  const list = page.getByRole('list').filter({ has: page.getByRole('article') });
  for (const [width, columns] of [
    [1440, 4],
    [834, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length))
      .toBe(columns);
  }
  const all = page.getByRole('button', { name: 'Add All to Calendar' });
  await expect.poll(() => all.innerText()).toBe('Add All');
});

test('[EVT-09] no event is asked for or shown before the member is loaded', async ({ enter }) => {
  const page = await enter('member');
  await withoutPageData(page.context());
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: (string | null)[] = [];
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      const operation = operationOf(route.request());
      asked.push(operation);
      if (operation === 'Viewer') await blocked;
      await route.continue();
    },
  );
  const viewer = page.waitForRequest((request) => operationOf(request) === 'Viewer');
  await page.goto('/events');
  await viewer;
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(asked).not.toContain('EventsPage');
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toContain('EventsPage');
});

test('[EVT-02] [EVT-03] [EVT-04] answer an event, cancel it, take that back', async ({ enter, memberWith, page }) => {
  await keepToasts(page);
  await enter(await memberWith({ areas: ['mcsc-unlimited'] }), soon);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What changed in AI/);
  await expect(page.getByText('Listen and learn').first()).toBeVisible();
  await expect(page.getByText('Four announcements, two that matter')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Starts in \d hours \d+ minutes? - Save your spot now!$/);
  await expect(page.getByRole('button', { name: 'Add to Calendar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'RSVP to Event' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm Registration' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Event confirmed')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Starts in \d hours \d+ minutes?$/);
  await page.getByRole('button', { name: 'Add to Calendar' }).click();
  const google = page.getByRole('menuitem', { name: 'Google Calendar' });
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*text=What\+changed\+in\+AI/);
  const file = await page.getByRole('menuitem', { name: 'Download .ics file' }).getAttribute('href');
  await page.keyboard.press('Escape');
  expect(await (await page.request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Event confirmed')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel RSVP' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel RSVP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Event removed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Calendar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Event confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel RSVP' })).toBeVisible();
});

test('[EVT-04] [EVT-05] the link to the room, and the recording once it is over', async ({ enter }) => {
  const page = await enter('member', '/events/office-hours-pricing');
  await expect(page.getByText('Event has started')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch Event' })).toHaveAttribute('href', /meeting/);
  await page.goto(later);
  await expect(page.getByText('Link to Event will be shown here at least 1 hour before event starts.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch Event' })).toHaveCount(0);
  await page.goto('/events/reading-a-balance-sheet');
  await expect(page.getByText('This event has concluded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the Recording' })).toHaveAttribute('href', /recording/);
  for (const name of ['RSVP to Event', 'Cancel RSVP', 'Invite a Friend']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('[EVT-06] friends are invited by their addresses; a refusal is shown', async ({ enter, page }) => {
  await keepToasts(page);
  await enter('member', later);
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  const field = page.getByLabel('Email addresses');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(field).toBeFocused();
  await expect(send).toBeDisabled();
  await field.press('Enter');
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  await field.fill('nobody');
  await send.click();
  await expect(page.getByText("nobody isn't an email address.")).toBeVisible();
  await field.fill('ada.friend@example.org, bob.friend@example.org');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(page.getByText('2 invitations sent')).toBeVisible();
});

test('[EVT-06] without the flag nobody is invited', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }), later);
  await expect(page.getByRole('button', { name: 'RSVP to Event' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite a Friend' })).toHaveCount(0);
});

test('[EVT-02] an event that cannot be loaded is not found', async ({ enter }) => {
  const page = await enter('member', '/events/never-was');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
});

test('[HOM-01] [EVT-11] [EVT-12] home leads to the next events, and asks for an answer only to those that somebody attends', async ({
  enter,
}) => {
  const page = await enter('member', '/');
  const events = page.getByRole('region', { name: 'Upcoming events' });
  await expect(events.getByRole('listitem')).toHaveCount(4);
  await expect(events.getByRole('button', { name: /^(RSVP to Event|Cancel RSVP): / })).toHaveCount(2);
  // the one that is on leads into its room
  const running = events.getByRole('listitem').filter({ hasText: 'Open hour' });
  await expect(running).toContainText('Live now');
  await expect(running.getByRole('link', { name: /^Watch Event: / })).toHaveAttribute('href', /office-hours-pricing/);
  const keyDate = events.getByRole('listitem').filter({ hasText: 'Certificates are issued' });
  await expect(keyDate).toBeVisible();
  await expect(keyDate.getByRole('button')).toHaveCount(0);
  await events.getByRole('link', { name: 'All events' }).click();
  await expect(page).toHaveURL('/events');
});

test('[EVT-12] in the list who attends an event that is on finds the way into it, and nobody else', async ({
  another,
}) => {
  for (const [who, links] of [
    ['member', 1],
    ['academy', 0],
  ] as const) {
    const page = await another(who, '/events');
    const running = page.getByRole('article').filter({ hasText: 'Open hour' });
    await expect(running).toContainText('Live now');
    await expect(running.getByRole('link', { name: 'Watch Event: Open hour: bring a price' })).toHaveCount(links);
    await page.context().close();
  }
});

test.describe('as time goes by', () => {
  test.use({ fresh: true });

  test('[RTE-10] what another page has changed is there when a page is looked at again, without a request in between', async ({
    enter,
    context,
  }) => {
    const page = await enter('academy', '/events');
    await untilQuiet(page);
    const card = page.getByRole('article').filter({ hasText: 'New member orientation' });
    await expect(card).not.toContainText('Attending');
    const other = await context.newPage();
    await other.goto('/events/new-member-orientation');
    await untilQuiet(other);
    const asked: (string | null)[] = [];
    page.on('request', (request) => asked.push(operationOf(request)));
    await other.getByRole('button', { name: 'RSVP to Event' }).click();
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByRole('button', { name: 'Cancel RSVP' })).toBeVisible();
    expect(asked.filter((name) => name === 'EventsPage')).toEqual([]);
    await lookAt(page);
    await expect(card).toContainText('Attending');
    expect(asked.filter((name) => name === 'EventsPage')).toHaveLength(1);
  });

  test('[EVT-05] the link appears three hours before the start', async ({ enter, request }) => {
    const page = await enter('member', soon);
    await expect(page.getByRole('timer')).toHaveText(/^Starts in 6 hours|^Starts in 5 hours/);
    await expect(page.getByRole('link', { name: 'Watch Event' })).toHaveCount(0);
    await advance(request, 'PT3H1M');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Watch Event' })).toBeVisible();
  });

  test('[EVT-01] [EVT-07] all events: subscribe, copy the address, reset it', async ({ enter, request }) => {
    const page = await enter('academy', '/events');
    await page.getByRole('button', { name: 'Add All to Calendar' }).click();
    const address = page.getByLabel('Calendar address');
    await expect(page.getByRole('link', { name: 'Subscribe in Calendar' })).toHaveAttribute('href', /^webcals?:/);
    const old = await address.inputValue();
    expect((await page.request.get(old)).status()).toBe(200);
    // an address can be replaced once a minute
    await advance(request, 'PT2M');
    await page.getByRole('button', { name: 'Reset Address' }).click();
    await expect(address).not.toHaveValue(old);
    expect((await page.request.get(old)).status()).toBe(404);
    expect(await (await page.request.get(await address.inputValue())).text()).toContain('BEGIN:VEVENT');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add All to Calendar' })).toBeFocused();
  });
});
