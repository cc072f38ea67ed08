import { expect, test } from '../journey/test.ts';

test('[SUR-01] [LIM-05] [HOM-02] [LIM-04] the home of a new free account asks for the survey, which closes once it is answered, and shows free sessions and next steps', async ({
  enter,
  memberWith,
}) => {
  test.slow();
  const page = await enter(await memberWith({ areas: ['mc-limited'] }));
  const events: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/collect')) return;
    events.push(...(request.postDataJSON() as { events: { name?: string; properties?: object }[] }).events);
  });
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading');
  await expect(heading).toHaveText('Tell us about you');
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeFocused();
  // the second Escape is one that a page cannot cancel
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText('What do you do?');
  await expect(dialog.getByText('Question 1/2')).toBeVisible();
  await expect(dialog.getByLabel('Company')).toBeFocused();
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(dialog.getByLabel('Industry').getByRole('option')).toHaveText([
    'Choose one',
    'Banking',
    'Consulting',
    'Finance',
    'Healthcare',
    'Manufacturing',
    'Retail',
    'Technology',
    'Transportation',
    'Other',
  ]);
  await page.keyboard.type('Pont Neuf Travel');
  await dialog.getByLabel('Title').fill('Analyst');
  await dialog.getByLabel('Job level').selectOption('manager');
  await dialog.getByLabel('Number of employees').selectOption('100-499');
  await dialog.getByLabel('Job area').selectOption('l_and_d');
  await expect(next).toBeDisabled();
  await dialog.getByLabel('Industry').selectOption('Transportation');

  // begun answers survive a reload
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByLabel('Company')).toHaveValue('Pont Neuf Travel');
  await next.click();
  await expect(dialog.getByText('Question 2/2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Industry')).toHaveValue('Transportation');
  await next.click();
  const finish = dialog.getByRole('button', { name: 'Finish' });
  await expect(finish).toBeDisabled();
  const first = dialog.getByRole('checkbox', { name: 'AI', exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  const sent = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('what_topics_are_you_interested_in'),
  );
  await finish.click();
  expect(((await sent).postDataJSON() as { variables: unknown }).variables).toMatchObject({
    responses: {
      what_topics_are_you_interested_in: {
        ai: true,
        business_strategy: false,
        leadership: false,
        marketing: false,
        product: false,
      },
    },
  });

  await expect(heading).toHaveText('Survey Complete!');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/courses');
  await expect(dialog.getByRole('link')).toBeFocused();
  await close.click();
  await expect(dialog).toHaveCount(0);
  const survey = expect.objectContaining({
    name: 'Survey Submitted',
    properties: { type: 'BASIC_INFO_SURVEY_V2' },
  }) as unknown;
  await expect.poll(() => events).toContainEqual(survey);

  await expect(page.getByRole('region', { name: 'Free sessions' }).getByRole('article')).not.toHaveCount(0);
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByRole('listitem')).toHaveText([
    'Watch your first video',
    'Finish a video',
    'Save a course for later',
  ]);
  await steps.getByRole('link', { name: 'Finish a video' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(steps.getByRole('link', { name: 'Save a course for later' })).toHaveAttribute('href', '/courses');
});

test('[SUR-01] a survey that could not be sent says so below its options, and is sent by the next press', async ({
  enter,
  memberWith,
}) => {
  const page = await enter(await memberWith({ areas: ['mc-limited'] }), '/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start' }).click();
  for (const label of ['Company', 'Title']) await dialog.getByLabel(label).fill('Bakery');
  for (const label of ['Job level', 'Number of employees', 'Job area', 'Industry'])
    await dialog.getByLabel(label).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Product').check();
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }));
  const finish = dialog.getByRole('button', { name: 'Finish' });
  await finish.click();
  const note = dialog.getByRole('alert');
  await expect(note).toContainText('Please try again');
  const [option, said] = [await dialog.getByText('Product').boundingBox(), await note.boundingBox()];
  expect((said?.y ?? 0) - (option?.y ?? 0) - (option?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await finish.click();
  await expect(dialog.getByRole('heading')).toHaveText('Survey Complete!');
});
