import { mailsTo } from '../journey/mails.ts';
import { expect, test } from '../journey/test.ts';

test('[RUN-01] support reads a letter as it is sent, in both themes and as text, and sends it to themselves', async ({
  enter,
}) => {
  const page = await enter('support', '/studio');
  await page
    .getByRole('navigation', { name: 'Studio', exact: true })
    .getByRole('link', { name: 'Letters', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Letters', level: 1 })).toBeVisible();
  const events = page.getByRole('table', { name: 'Events', exact: true });
  await expect(events.getByRole('row').filter({ hasText: 'When somebody saves a spot' })).toContainText(/\d+ sent/);
  await events.getByRole('link', { name: 'Attending', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Attending', level: 1 })).toBeVisible();
  const frame = page.getByTitle(/^The mail: You're attending/);
  const mail = frame.contentFrame();
  await expect(mail.getByText(/^Hello /)).toBeVisible();
  const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await ground()).toBe('rgb(247, 247, 243)');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(frame).toHaveAttribute('src', /\/dark$/);
  await expect.poll(ground).toBe('rgb(14, 21, 18)');
  await page.getByRole('button', { name: 'Phone' }).click();
  expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByText('Open the event: ')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText(/^A test is on its way to support@/).first()).toBeVisible();
  // what only an owner may do is not there
  await expect(page.getByRole('button', { name: 'Switch it off' })).toHaveCount(0);
});

test('[RUN-01] [STF-05] an owner switches a letter off with a reason, finds it in the list, and switches it on again', async ({
  enter,
}) => {
  const page = await enter('employee', '/studio/letters/resetPassword');
  await expect(page.getByText('Always sent: it keeps an account safe, or opens it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch it off' })).toHaveCount(0);
  await page.goto('/studio/letters/certificateReissued');
  await page.getByRole('button', { name: 'Switch it off' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('is not sent any more');
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We write to them ourselves.');
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('main').getByText(/^Off since /)).toBeVisible();
  await page.goto('/studio/letters?show=off');
  await page.getByRole('link', { name: 'Certificate in another name' }).click();
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toContainText('is sent again from now on');
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('On. An owner may switch it off.')).toBeVisible();
});

test('[RUN-01] [DOC-01] [DOC-05] an editor writes the words of a letter beside its example, a member is mailed in them, and they are taken back', async ({
  enter,
  another,
  memberWith,
  request,
}) => {
  test.slow();
  const page = await enter('editor', '/studio/letters/rsvpCancelled');
  await expect(page.getByText('The default ones.')).toBeVisible();
  await page.getByRole('button', { name: 'Write its words' }).click();
  await expect(page).toHaveURL('/studio/letterWords/rsvpCancelled');
  await expect(page.getByRole('heading', { name: 'No longer attending', level: 1 })).toBeVisible();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(page.getByText("While it is empty: You're no longer attending: {eventTitle}")).toBeVisible();
  // a press writes a variable where the caret is, and the example follows
  await subject.fill('Your seat at ');
  await page.getByRole('button', { name: '{eventTitle}', exact: true }).click();
  await expect(subject).toHaveValue('Your seat at {eventTitle}');
  await expect(subject).toBeFocused();
  await page.keyboard.type(' is free again');
  await expect(page.getByTitle(/^The mail: Your seat at (?!\{).+ is free again$/)).toBeVisible();
  // what cannot be sent is said at its part
  await page.getByRole('button', { name: 'Begin with these of the text' }).click();
  await expect(text).toHaveValue(/^Your RSVP to \{eventTitle\} on \{startsAt\} is canceled/);
  await text.fill('We have given your seat to {somebody}.');
  await subject.focus();
  const form = page.getByRole('form', { name: 'The words of a letter' });
  await expect(form.getByText('There is no variable {somebody} here.')).toBeVisible();
  await text.fill('We have given your seat at {eventTitle} to somebody else.\nCome another time.');
  await subject.focus();
  await expect(form.getByText('There is no variable {somebody} here.')).toHaveCount(0);
  const mail = page.getByTitle(/^The mail: /).contentFrame();
  await expect(mail.getByText('Come another time.')).toBeVisible();
  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'To whom' })).toContainText(
    '“No longer attending” is sent in these words from now on.',
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const member = await another(who, '/events/office-hours-pricing');
  await member.getByRole('button', { name: 'RSVP to Event' }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await member.getByRole('button', { name: 'Cancel RSVP' }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Cancel RSVP' }).click();
  const told = async () => (await mailsTo(request, who)).find(({ subject: line }) => line.endsWith('is free again'));
  await expect.poll(async () => (await told())?.text).toContain('to somebody else.\n\nCome another time.');
  expect((await told())?.subject).toMatch(/^Your seat at [^{]+ is free again$/);

  await page.goto('/studio/letters/rsvpCancelled');
  await expect(page.getByText(/^Your own, since /)).toBeVisible();
  await page.getByRole('link', { name: 'Its words' }).click();
  await expect(page.getByRole('heading', { name: 'No longer attending', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('is sent in the words of the product from now on');
  await dialog.getByLabel('Why').fill('It was for the summer.');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back', { exact: true }).first()).toBeVisible();
  await page.goto('/studio/letters/rsvpCancelled');
  await expect(page.getByText('The default ones.')).toBeVisible();
  await page.goto('/studio/letters/resetPassword');
  await expect(page.getByText('Fixed: people must be able to trust them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write its words' })).toHaveCount(0);
});

test('[RUN-01] [STF-01] support reads the words of a letter with their variables, and changes nothing', async ({
  enter,
}) => {
  const page = await enter('support', '/studio/letterWords/badgeEarned');
  await expect(page.getByText('Your role on the team reads this, and does not change it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '{courseTitle}', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Begin with these/ })).toHaveCount(0);
});
