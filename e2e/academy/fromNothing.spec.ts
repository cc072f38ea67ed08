import { expect, test } from '../journey/test.ts';
import {
  addSecondFactor,
  openEmptyAcademy,
  type EmptyAcademy,
  beginAsOwner,
  giveAcademy,
  openPage,
  password,
  setPassword,
  signUp,
  takeSeat,
} from './begin.ts';
import { daysAroundChange } from './clockChange.ts';
import { beginDocument, choose, publish, saved } from './editor.ts';
import { makeFilm } from './films.ts';

// What somebody does with an academy who never saw the code: a course is taught, seats are sold, money goes back.

let academy: EmptyAcademy;
test.beforeAll(async () => {
  academy = await openEmptyAcademy({ STRIPE_STAND_IN: 'on' });
});
test.afterAll(() => academy.close());

test('[STU-06] from an empty database, by pages alone: a course, a session with a waitlist, a company, a sale and a refund', async ({
  browser,
}, testInfo) => {
  test.setTimeout(300_000);
  const { product, mail } = academy;
  const page = await openPage(browser, product);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const happens = dialog.getByRole('list', { name: 'What will happen' });
  await beginAsOwner(page, product);
  await addSecondFactor(page);

  // a course with a lesson, and who teaches it, published together
  await page.goto('/studio/faculty');
  await beginDocument(page, 'teacher', 'Name', 'Nora Quist');
  await page.getByRole('button', { name: 'Draw a portrait' }).click();
  await expect(page.getByRole('button', { name: 'Draw another portrait' })).toBeVisible();
  await saved(page);
  await page.goto('/studio/video');
  await beginDocument(page, 'video', 'Title', 'What a door is');
  const film = page.getByRole('group', { name: 'Film', exact: true });
  await film.locator('input[type=file]').setInputFiles(await makeFilm(testInfo.outputPath('doors.mp4')));
  await expect(film).toContainText('Ready, 00:04', { timeout: 120_000 });
  await saved(page);
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
  await page.getByRole('button', { name: 'Add to Groups of lessons' }).click();
  await page.getByRole('group', { name: 'Groups of lessons' }).getByLabel('Title', { exact: true }).fill('The house');
  await page.getByRole('button', { name: 'Add to Lessons', exact: true }).click();
  await choose(page, 'Video', 'What a door is');
  await saved(page);
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Publish the 2 with it' }).check();
  await expect(main).toContainText('Members find the course, with 1 lesson.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const courseId = page.url().split('/').at(-1) ?? '';

  // a live session with one seat
  await page.goto('/studio/session');
  await beginDocument(page, 'live session', 'Title', 'Doors, live');
  await choose(page, 'Course', 'Doors and windows');
  await page.getByRole('button', { name: 'Add to Meetings' }).click();
  const meetings = page.getByRole('group', { name: 'Meetings' });
  await meetings.getByLabel('Title', { exact: true }).fill('First');
  const day = daysAroundChange(Date.now())(-4);
  await meetings.getByLabel('Start', { exact: true }).fill(`${day}T18:00`);
  await meetings.getByLabel('End', { exact: true }).fill(`${day}T19:00`);
  const seats = page.getByLabel('Seats', { exact: true });
  await seats.fill('1');
  await page.getByLabel('Room', { exact: true }).fill('https://meet.example.com/doors');
  await saved(page);
  await publish(page);
  const session = new URL(page.url()).pathname;

  // the first gets it, the second waits, and gets one as soon as there is another
  const ada = await openPage(browser, product);
  await giveAcademy(page, await signUp(ada, mail, 'Ada'));
  await takeSeat(ada, courseId, "You're enrolled");
  const ben = await openPage(browser, product);
  await giveAcademy(page, await signUp(ben, mail, 'Ben'));
  await takeSeat(ben, courseId, "You're number 1 in line");
  await page.goto(session);
  await seats.fill('2');
  await saved(page);
  await publish(page);
  // a minute later
  await page.request.post('/__sandbox/clock', { data: { advance: 'PT1M' } });
  await ben.goto(`/courses/${courseId}`);
  await expect(ben.getByRole('region', { name: 'Live workshop' })).toContainText('Enrolled');

  // a company buys two seats, and one of its people takes one
  await page.goto('/studio/companies');
  await page.getByRole('link', { name: 'New company' }).first().click();
  await page.getByLabel('Name').fill('Acme');
  await page.getByRole('button', { name: 'Make the company' }).click();
  await page.getByRole('button', { name: 'Add a contract' }).first().click();
  await dialog.getByLabel('Seats', { exact: true }).fill('2');
  await dialog.getByLabel('AI Academy', { exact: true }).check();
  await expect(happens).toContainText('Acme has 2 seats');
  await dialog.getByRole('button', { name: 'Add the contract' }).click();
  await expect(dialog).toHaveCount(0);
  await main.getByRole('link', { name: 'Seats', exact: true }).click();
  await page.getByRole('button', { name: 'Add people' }).first().click();
  await dialog.getByLabel('Work email').fill('cyd@acme.example');
  await dialog.getByLabel('First name').fill('Cyd');
  await dialog.getByLabel('Last name').fill('Marsh');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Assign seat' }).click();
  await expect(page.getByRole('row', { name: /Cyd Marsh/ })).toContainText('Invited');
  const cyd = await openPage(browser, product);
  await cyd.goto(await mail.find('cyd@acme.example', /Choose a password: (\S+)/));
  await cyd.getByRole('button', { name: 'Reset my password' }).click();
  await cyd.getByLabel('Code').fill(await mail.find('cyd@acme.example', /\b(\d{6})\b/));
  await setPassword(cyd);
  await cyd.getByRole('button', { name: 'Change my password' }).click();
  await cyd.getByRole('link', { name: 'Sign In' }).click();
  await cyd.getByLabel('Email').fill('cyd@acme.example');
  await cyd.getByLabel('Password', { exact: true }).fill(password);
  await cyd.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(cyd.getByRole('heading', { level: 1 })).toContainText('Cyd');
  await cyd.goto(`/courses/${courseId}`);
  await expect(cyd.getByRole('heading', { level: 1 })).toHaveText('Doors and windows');

  // a membership is sold, once Stripe has its price, and bought
  await page.goto('/studio/products');
  await page.getByRole('button', { name: 'New membership' }).first().click();
  await dialog.getByLabel('Name').fill('All of it');
  await dialog.getByLabel('Price in US dollars, a year').fill('240');
  await dialog.getByLabel('AI Academy', { exact: true }).check();
  await expect(happens).toContainText('All of it costs $240 a year, and opens AI Academy.');
  await dialog.getByRole('button', { name: 'Sell it' }).click();
  await page.getByRole('button', { name: 'Create the price of All of it at Stripe' }).click();
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toContainText('Offered');
  const dee = await openPage(browser, product);
  await signUp(dee, mail, 'Dee');
  await dee.goto('/upgrade');
  await dee.getByRole('button', { name: 'Choose plan: All of it' }).click();
  await dee.getByRole('button', { name: /^Pay \$240/ }).click();
  await expect(dee.getByRole('main')).toContainText('Payment confirmed. All of it is active.');
  await dee.goto(`/courses/${courseId}`);
  await expect(dee.getByRole('region', { name: 'On demand' })).toContainText('Enroll');

  // what was paid goes back, and closes with it
  await page.goto('/studio/payments');
  await page.getByRole('button', { name: /^Give back/ }).click();
  await expect(happens).toContainText('goes back to the card');
  await dialog.getByLabel('Reason').fill('It was bought by mistake.');
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(dialog).toHaveCount(0);
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments).toContainText(/\$240 (?:on its way back|given back)\./);
  // the mail is written once Stripe has told of it, and waits for ten minutes from then
  const afterTheWait = async (): Promise<number> => {
    await page.request.post('/__sandbox/clock', { data: { advance: 'PT11M' } });
    return mail.count(/refund/i);
  };
  await expect.poll(afterTheWait, { intervals: [3000] }).toBe(1);
  await page.reload();
  await expect(payments).toContainText('$240 given back.');
  await dee.goto('/upgrade');
  await expect(dee.getByRole('button', { name: 'Choose plan: All of it' })).toBeVisible();
});
