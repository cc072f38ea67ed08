import type { Page } from '@playwright/test';
import { createProduct } from '../journey/product.ts';
import { expect, test } from '../journey/test.ts';
import { beginAsOwner, giveAcademy, openEmptyAcademy, openPage, signUp, takeSeat, type EmptyAcademy } from './begin.ts';
import { makeCertificate } from './certificates.ts';
import { dayInWords, daysAroundChange } from './clockChange.ts';
import { beginDocument, choose, publish, saved } from './editor.ts';
import { makeFilm } from './films.ts';
import { backUpUnderLoad, openRestored, playAfterSignIn } from './restored.ts';

// A live site from its first minute, by pages alone: what an owner does who never saw the code, and whom they teach.

let academy: EmptyAcademy;
const secret = { SECRET: 'the secret of the academy of this journey' };
test.beforeAll(async () => {
  academy = await openEmptyAcademy(secret);
});
test.afterAll(() => academy.close());

test('[OPE-01] [DOC-01] [DOC-07] [DOC-09] [MED-01] [BEG-01] [ENR-01] from an empty database, by pages alone, to a course that is taught, earns a certificate, and is backed up, restored, and carried to another academy', async ({
  browser,
}, testInfo) => {
  test.setTimeout(600_000);
  const { product, mail } = academy;
  const newPage = (): Promise<Page> => openPage(browser, product);
  const page = await newPage();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await beginAsOwner(page, product);

  // Today says what comes first
  await page.goto('/studio');
  const steps = page.getByRole('region', { name: 'Set up' });
  await expect(steps).toContainText('1 of 6 done.');
  await expect(steps).toContainText('Invite a second owner, so that nobody is locked out.');
  await expect(steps).toContainText('The first mail has left for the first owner.');

  // a teacher without a photograph, and two films, one of them a QuickTime file
  await page.goto('/studio/faculty');
  await beginDocument(page, 'teacher', 'Name', 'Nora Quist');
  await saved(page);
  for (const [title, file] of [
    ['What a door is', 'doors.mp4'],
    ['What a window is', 'windows.mov'],
  ] as const) {
    await page.goto('/studio/video');
    await beginDocument(page, 'video', 'Title', title);
    const film = page.getByRole('group', { name: 'Film', exact: true });
    await film.locator('input[type=file]').setInputFiles(await makeFilm(testInfo.outputPath(file)));
    await expect(film).toContainText('Ready, 00:04', { timeout: 120_000 });
    await saved(page);
  }

  // the course names drafts alone: the page of publishing says which, and what each of them misses
  await page.goto('/studio/course');
  await beginDocument(page, 'course', 'Title', 'Doors and windows');
  await page.getByLabel('Topic', { exact: true }).fill('Architecture');
  await page.getByLabel('Difficulty', { exact: true }).fill('Beginner');
  await page.getByRole('checkbox', { name: 'AI Academy', exact: true }).check();
  await choose(page, 'Taught by', 'Nora Quist');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Draw a cover' }).click();
  await expect(page.getByRole('button', { name: 'Draw another cover' })).toBeVisible();
  await page.getByRole('button', { name: 'Add: Lessons on demand' }).click();
  await expect(page.getByRole('switch', { name: 'Open to members' })).toBeChecked();
  // what is missing is told above the form once it is saved, which moves the form
  await saved(page);
  await page.getByRole('button', { name: 'Add to Groups of lessons' }).click();
  await page.getByRole('group', { name: 'Groups of lessons' }).getByLabel('Title', { exact: true }).fill('The house');
  for (const title of ['What a door is', 'What a window is']) {
    await page.getByRole('button', { name: 'Add to Lessons', exact: true }).click();
    await choose(page, 'Video', title);
  }
  await saved(page);
  await expect(main).toContainText('The video “What a door is” is not published yet.');
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  const needs = page.getByRole('region', { name: /^What it needs/ });
  await expect(needs).toContainText('A picture is still to be added.');
  await page.getByRole('checkbox', { name: 'Publish the 3 with it' }).check();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await needs.getByRole('link', { name: 'Nora Quist' }).click();
  await page.getByRole('button', { name: 'Draw a portrait' }).click();
  await expect(page.getByRole('button', { name: 'Draw another portrait' })).toBeVisible();
  await saved(page);
  await page.goto('/studio/course');
  await page.getByRole('link', { name: 'Doors and windows' }).click();
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Publish the 3 with it' }).check();
  await expect(main).toContainText('Members find the course, with 2 lessons.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const courseId = page.url().split('/').at(-1) ?? '';

  // a certificate for those who finish the lessons
  const certificate = await makeCertificate(page, 'House reader', 'Doors and windows');

  // two seats, and three classes of which the last is after the change of the clocks
  await page.goto('/studio/session');
  await beginDocument(page, 'live session', 'Title', 'Doors, live');
  await choose(page, 'Course', 'Doors and windows');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  const meetings = page.getByRole('group', { name: 'Meetings' });
  const dayAt = daysAroundChange(Date.now());
  for (const [at, [title, day]] of [
    ['First', dayAt(-4)],
    ['Second', dayAt(-2)],
    ['Third', dayAt(3)],
  ].entries()) {
    await page.getByRole('button', { name: 'Add to Meetings' }).click();
    await meetings
      .getByLabel('Title', { exact: true })
      .nth(at)
      .fill(title ?? '');
    await meetings
      .getByLabel('Start', { exact: true })
      .nth(at)
      .fill(`${day ?? ''}T18:00`);
    await meetings
      .getByLabel('End', { exact: true })
      .nth(at)
      .fill(`${day ?? ''}T19:00`);
  }
  await page.getByLabel('Seats', { exact: true }).fill('2');
  await page.getByLabel('Room', { exact: true }).fill('https://meet.example.com/doors');
  await page.getByLabel('Room', { exact: true }).blur();
  await expect(heading).toHaveText(`Doors, live, ${dayInWords(dayAt(-4), 'medium')}`);
  await saved(page);
  await publish(page);
  const sessionId = page.url().split('/').at(-1) ?? '';

  // three strangers sign up, are given the course, and take two seats: the third waits
  const members: Page[] = [];
  for (const firstName of ['Ada', 'Ben', 'Cyd']) {
    const member = await newPage();
    members.push(member);
    await giveAcademy(page, await signUp(member, mail, firstName));
    await takeSeat(member, courseId, firstName === 'Cyd' ? "You're number 1 in line" : "You're enrolled");
  }

  await page.goto('/studio');
  await expect(page.getByRole('region', { name: 'Or begin with something' })).toHaveCount(0);
  await expect(steps).toHaveCount(0);

  // a class moves: as many are mailed as its rehearsal says, when the ten minutes are over
  await page.goto(`/studio/session/${sessionId}/people?view=classes`);
  await page.getByRole('button', { name: 'Move Second' }).click();
  await page.getByLabel('Starts').fill(`${dayAt(1)}T18:00`);
  await page.getByLabel('Reason').fill('The hall was taken.');
  const willHappen = page.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toContainText(`to ${dayInWords(dayAt(1), 'full')} at 6:00 PM GMT-`);
  await expect(willHappen).toContainText('2 people are mailed');
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(main.getByText(/The mails leave at /)).toBeVisible();
  const before = mail.count(/Doors/);
  await page.request.post('/__sandbox/clock', { data: { advance: 'PT11M' } });
  await expect.poll(() => mail.count(/Doors/) - before).toBe(2);

  // both lessons are watched to their end, and the certificate of the course comes by itself
  const [ada] = members;
  if (ada === undefined) throw new Error('three signed up');
  await ada.goto(certificate);
  await ada.getByRole('button', { name: 'Register' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await ada.goto(`/courses/${courseId}`);
  await ada.getByRole('region', { name: 'On demand' }).getByRole('button', { name: 'Enroll' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Enroll' }).click();
  await ada.getByRole('dialog').getByRole('link', { name: 'Start watching' }).click();
  await ada.getByRole('link', { name: 'Start lesson 1' }).click();
  await ada.getByRole('button', { name: /^Play/ }).first().click();
  await expect(ada.getByRole('main')).toContainText('What a window is begins in');
  await expect(ada.getByRole('main')).toContainText('That was the last lesson.');
  await expect
    .poll(async () => {
      // it is issued within a minute of the last report of the player
      await page.request.post('/__sandbox/clock', { data: { advance: 'PT1M' } });
      return mail.count(/House reader/);
    })
    .toBe(1);
  const lesson = new URL(ada.url()).pathname;
  await ada.goto(certificate);
  await expect(ada.getByRole('main')).toContainText('Issued to you on ');

  // a backup that is made while people are there comes back as the same site
  const archive = testInfo.outputPath('academy.tar');
  await backUpUnderLoad(product, archive, members);
  const restored = await openRestored(archive, { ...secret, ...academy.settings });
  try {
    await page.request.post(`${restored.origin}/__sandbox/clock`, { data: { advance: 'PT2H' } });
    const again = await playAfterSignIn(browser, restored, 'ada@members.example', lesson);
    await again.goto(certificate);
    await expect(again.getByRole('main')).toContainText('Issued to you on ');
  } finally {
    await restored.close();
  }

  // all of it is carried into another empty academy, where members meet the same
  const bundle = testInfo.outputPath('bundle');
  await product.command('content', 'export', 'all', '--into', bundle);
  const other = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', { isEmpty: true });
  try {
    await other.open(false);
    const imported = JSON.parse(await other.command('content', 'import', 'all', bundle)) as Record<string, unknown>;
    expect(imported).toMatchObject({ files: { added: 5, unchanged: 0 }, isSaved: true });
    const again = JSON.parse(await other.command('content', 'import', 'all', bundle)) as Record<string, unknown>;
    expect(again).toMatchObject({ files: { added: 0, unchanged: 5 }, published: 0, isSaved: false });
    const documents = await product.command('content', 'export', 'all');
    expect(await other.command('content', 'export', 'all')).toBe(documents);
  } finally {
    await other.close();
  }
});
