import { studioTitles } from '@atrium/domain/access/studioRoutes.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';

const tomorrow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    return `${day}T18:00`;
  });

/** Begins an event by the dialog of the list; the form of its draft is open then. */
async function begin(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New event' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Waits until what is typed is saved, which leaving a field asks for. */
async function saved(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}

test('[DOC-01] [DOC-02] [DOC-03] [DOC-05] an editor makes an event from nothing, sees what is missing, publishes it, and a member meets it', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', '/studio/event');
  await begin(page, 'A talk about doors');
  const missing = page.getByRole('region', { name: 'What is missing' });
  await expect(missing).toContainText('A date and a time are needed.');
  await page.getByRole('button', { name: 'Go to Start' }).click();
  await expect(page.getByLabel('Start', { exact: true })).toBeFocused();
  await page.getByLabel('Start', { exact: true }).fill(await tomorrow(page));
  await page.getByLabel('Picture', { exact: true }).fill('/files/art/event/new-member-orientation.svg');
  await page.getByLabel('Details').click();
  await page.keyboard.type('One door opens.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Another one, too.');
  await saved(page);
  await expect(missing).toHaveCount(0);
  // a reload shows what was saved
  await page.reload();
  await expect(page.getByLabel('Details').locator('p')).toHaveText(['One door opens.', 'Another one, too.']);
  const address = page.url();
  const id = address.split('/').at(-1) ?? '';

  const member = await another('member', `/events/${id}`);
  await expect(member.getByText('PAGE NOT FOUND')).toBeVisible();

  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'To whom' })).toContainText('The event is on');
  await expect(page.getByRole('region', { name: /^What changes/ })).toContainText('A talk about doors');
  await page.getByLabel('What has changed').fill('First of all');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await member.reload();
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('A talk about doors');

  // changed, published again, and the first version put back as a draft
  await page.getByLabel('Title', { exact: true }).fill('A talk about windows');
  await saved(page);
  await page.getByRole('link', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A talk about windows');
  await page.goto(`${address}/history`);
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await page.getByRole('button', { name: 'Put version 1 back' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A talk about doors');
  await expect(page.getByText('Published, edited since').first()).toBeVisible();
  await member.reload();
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('A talk about windows');

  // the draft is thrown away, and the form shows what members see
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
  await page.getByRole('button', { name: 'Throw the draft away' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A talk about windows');
  // taken back, and published again by a press
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Take/ }).click();
  await expect(page.getByText('Taken back', { exact: true }).first()).toBeVisible();
  await page.goto(`${address}/publish`);
  await expect(page.getByText('Members do not meet it: it was taken back.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await page.getByRole('button', { name: 'Publish again' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive the event' }).click();
  await expect(page.getByText('Take it out of the archive to change it.')).toBeVisible();
});

test('[DOC-02] two editors: what they change apart is merged, and one field that both changed asks', async ({
  enter,
  another,
}) => {
  test.slow();
  const page = await enter('editor', '/studio/event');
  await begin(page, 'A talk for two');
  const other = await another('owner', page.url());
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('A talk for two');
  await page.getByLabel('Subtitle').fill('By the one');
  await saved(page);
  await other.getByLabel('Details').fill('By the other');
  await saved(other);
  await expect(other.getByLabel('Subtitle')).toHaveValue('By the one');
  await page.reload();
  await expect(page.getByLabel('Details')).toHaveText('By the other');
  await page.getByLabel('Subtitle').fill('By the one, again');
  await saved(page);
  await other.getByLabel('Subtitle').fill('By the other');
  await other.getByRole('heading', { level: 1 }).click();
  await expect(other.getByText('This was changed somewhere else in the meantime.')).toBeVisible();
  // nothing is decided by going on: neither by publishing, nor by leaving and coming back
  await other.getByRole('link', { name: 'Publish' }).click();
  await expect(other.getByRole('button', { name: 'Keep my changes' })).toBeFocused();
  await other.reload();
  await expect(other.getByLabel('Subtitle')).toHaveValue('By the other');
  await expect(other.getByText('This was changed somewhere else in the meantime.')).toBeVisible();
  await other.getByRole('button', { name: 'Somebody changed the same: decide' }).click();
  await expect(other.getByRole('button', { name: 'Keep my changes' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Subtitle')).toHaveValue('By the one, again');
  await other.getByText('See the newer version').click();
  await expect(other.getByRole('region', { name: 'The newer version' })).toContainText('By the one, again');
  await other.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subtitle')).toHaveValue('By the other');
});

test('[DOC-01] from the page of members an editor goes on to its form, where a member sees no way', async ({
  enter,
  another,
}) => {
  const page = await enter('editor', '/events/new-member-orientation');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/studio/event/new-member-orientation');
  for (const address of ['/resources/where-a-model-helps', '/certificates/ai-leadership', '/insights/half-the-inbox']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /^\/studio\//);
  }
  await page.goto('/courses/ai-leaders');
  await expect(page.getByRole('link', { name: 'Edit Amara Okafor' })).toHaveAttribute(
    'href',
    '/studio/faculty/amara-okafor',
  );
  const member = await another('member', '/events/new-member-orientation');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('[STU-05] members find no studio, and load no byte of it', async ({ enter }) => {
  const page = await enter('member', '/');
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.url());
  });
  const bodies: string[] = [];
  for (const address of ['/studio', '/studio/event', '/studio/event/new-member-orientation/publish']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
  }
  for (const url of new Set(loaded)) bodies.push(await (await page.request.get(url)).text());
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((url) => url.includes('studio'))).toEqual([]);
  // its addresses, titles that no other page has, and words of its lists and of its forms
  const addresses = studioTitles.map(({ path }) => path).filter((path) => path !== '/studio');
  const titles = ['Audit log', 'Outbox', 'New company', 'People of a session'];
  for (const words of [
    ...addresses,
    ...titles,
    'begins the first one.',
    'before it can be published',
    'Nothing needs you.',
  ])
    expect(
      bodies.filter((body) => body.includes(words)),
      words,
    ).toEqual([]);
});

test('[STU-01] [STU-02] [STU-04] Today names a draft until it is settled, and a list is filtered by its address', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/event');
  await begin(page, 'A draft for today');
  await page.goto('/studio');
  const own = page.getByRole('region', { name: /^Your drafts/ });
  await expect(own.getByRole('link', { name: 'A draft for today' })).toBeVisible();
  await expect(own.getByRole('listitem').filter({ hasText: 'A draft for today' })).toContainText(
    /stops? its publishing/,
  );
  await page.goto('/studio/event?state=drafts&q=for+today');
  const row = page.getByRole('row').filter({ hasText: 'A draft for today' });
  await expect(row).toContainText('Draft');
  await expect(page.getByRole('button', { name: 'Drafts' })).toHaveAttribute('aria-pressed', 'true');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
  await page.getByRole('button', { name: 'Throw the draft away' }).click();
  await expect(page).toHaveURL('/studio/event');
  await page.goto('/studio');
  await expect(page.getByText('A draft for today')).toHaveCount(0);
});

test('[STU-01] by keyboard alone: a new event, its title, the field that is missing, and its publishing', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/event');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // a key inside a field is a letter
  await page.keyboard.type('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('table').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By keys alone');
  const goTo = page.getByRole('button', { name: 'Go to Start' });
  await goTo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Start', { exact: true })).toBeFocused();
  await page.getByLabel('Start', { exact: true }).fill(await tomorrow(page));
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/publish$/);
});

test('[DOC-04] a draft is scheduled on a day, and no longer', async ({ enter }) => {
  const page = await enter('editor', '/studio/event');
  await begin(page, 'A talk that waits');
  await page.getByLabel('Start', { exact: true }).fill(await tomorrow(page));
  await page.getByLabel('Picture', { exact: true }).fill('/files/art/event/new-member-orientation.svg');
  await saved(page);
  await page.getByRole('link', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Choose a day and a time.')).toBeVisible();
  await page.getByLabel('Or publish later').fill((await tomorrow(page)).replace('T18', 'T06'));
  await page.getByRole('button', { name: /^Schedule for / }).click();
  await expect(page.getByText(/It is published by itself on/)).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'End the schedule' }).click();
  await expect(page.getByText(/It is published by itself on/)).toHaveCount(0);
});

test.describe('the lessons of a course', () => {
  test.use({ fresh: true });

  test('[DOC-01] [DOC-06] [DOC-07] an editor adds a lesson to a course by the title of a video, moves it up, and members meet it there', async ({
    enter,
    another,
  }) => {
    const page = await enter('editor', '/courses/storytelling-with-data');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
    const name = 'Three memos that changed a rollout';
    await page.getByRole('button', { name: 'Add to Lessons' }).first().click();
    const video = page.getByRole('combobox', { name: 'Video' }).last();
    // the new row scrolls into view with the focus, and a list closes when the page scrolls
    await expect(video).toBeFocused();
    await video.fill('three memos');
    await page.getByRole('option', { name }).click();
    await page.getByRole('button', { name: `Move ${name} up` }).click();
    await saved(page);
    await page.getByRole('link', { name: 'Publish' }).click();
    await expect(page.getByRole('region', { name: 'To whom' })).toContainText('It has 1 more lesson.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    const member = await another('member', new URL(page.url()).pathname.replace('/studio/course/', '/courses/'));
    await expect(member.getByText(name)).toBeVisible();
  });
});

test('[STF-01] [STF-05] [STF-08] an owner reads what a change of the team would do, makes it with a reason, and invites somebody', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio/team');
  const team = page.getByRole('table', { name: 'The team' });
  const colleague = team.getByRole('row').filter({ hasText: 'auditor@demo.example' });
  await colleague.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Change the roles' }).click();
  await expect(page.getByText('Nothing changes: it is so already.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Support/ }).click();
  await page.getByRole('checkbox', { name: /^Auditor/ }).click();
  const willHappen = page.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toContainText('was auditor and will be support');
  await page.getByRole('button', { name: 'Save the roles' }).click();
  await expect(page.getByText('A reason is needed.')).toBeVisible();
  await page.getByLabel('Reason').fill('Moves to the help desk.');
  await page.getByRole('button', { name: 'Save the roles' }).click();
  await expect(colleague).toContainText('Support');
  // other journeys read as the auditor
  await colleague.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Change the roles' }).click();
  await page.getByRole('checkbox', { name: /^Support/ }).click();
  await page.getByRole('checkbox', { name: /^Auditor/ }).click();
  await expect(willHappen).toContainText('was support and will be auditor');
  await page.getByLabel('Reason').fill('They stay where they were.');
  await page.getByRole('button', { name: 'Save the roles' }).click();
  await expect(colleague).toContainText('Auditor');

  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('checkbox', { name: /^Editor/ }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/address/);
  await page.getByLabel('E-mail address').fill('fay@team.example');
  await page.getByLabel('Reason').click();
  await expect(willHappen).toContainText('fay@team.example is invited to the team as editor.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const invited = page.getByRole('table', { name: /^Invitations/ }).getByRole('row');
  await expect(invited).toContainText('fay@team.example');
  await invited.getByRole('button').click();
  await page.getByLabel('Reason').fill('It was the wrong address.');
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(invited).toHaveCount(0);
});

test('[STU-03] [STU-01] the palette does what can be done here, goes to a place, and finds a course by its words or id', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio/event');
  const palette = page.getByRole('dialog', { name: 'Find or do' });
  const field = palette.getByRole('combobox');
  const chosen = palette.getByRole('option', { selected: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(chosen).toHaveText('New event');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  // by a word that is half typed, with the arrows and Enter
  await page.getByRole('button', { name: /^Find or do/ }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('cert');
  await expect(chosen).toHaveText(/^Certificates/);
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText('New certificate');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/studio/certificate');
  // a document by its id
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('ai-leaders');
  await expect(chosen).toHaveText(/^AI for Business Leaders\s+Course$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/studio/course/ai-leaders');
  // what is begun by it
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('new res');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New resource' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('nothing is called like this');
  await expect(palette).toContainText('Nothing is like that.');
});

test('[STU-03] support finds a person and a company by a part of the name in the palette; an editor finds none', async ({
  enter,
  another,
}) => {
  const page = await enter('support', '/studio/people');
  const palette = page.getByRole('dialog', { name: 'Find or do' });
  const asked = Promise.withResolvers<undefined>();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  // 'vande' alone finds all of Vandelay: the answer to it stays until that to the whole name is there
  await page.keyboard.type('vande');
  const people = palette.getByRole('group', { name: 'People' }).getByRole('option');
  await expect(people).toHaveCount(5);
  await page.route('**/graphql', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.keyboard.type('rmeer');
  await page.keyboard.press('Enter');
  await expect(people).toHaveCount(5);
  asked.resolve(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peter Vandermeer');
  await page.unroute('**/graphql');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ocea');
  const company = palette.getByRole('group', { name: 'Companies' }).getByRole('option', { name: /^Oceanic/ });
  await expect(company).toContainText('Company');
  await company.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oceanic');
  const editor = await another('editor', '/studio/course');
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
  await editor.keyboard.press('Control+k');
  await expect(editor.getByRole('combobox', { name: 'Find or do' })).toBeFocused();
  await editor.keyboard.type('vandermeer');
  await expect(editor.getByText('Nothing is like that.')).toBeVisible();
});

test('[STU-01] two keys open a place, a table names the keys, and who switches them off types without surprises', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL('/studio/video');
  await page.keyboard.press('?');
  const table = page.getByRole('dialog', { name: 'Keys of the studio' });
  await table.getByRole('switch', { name: /^Single keys/ }).click();
  await table.getByRole('button', { name: 'Close' }).first().click();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/studio/video');
  // a group of the rail stays folded
  const videos = page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Videos' });
  await page.locator('summary', { hasText: 'Content' }).click();
  await expect(videos).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos');
  await expect(videos).toBeHidden();
});
