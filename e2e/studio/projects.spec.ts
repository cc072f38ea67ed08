import { expect, test } from '../journey/test.ts';

const title = 'Your project: one workflow, before and after';
const session = '/courses/session/ai-leaders-1';

test.use({ fresh: true });

test('[RUN-02] [STU-02] [D96] an instructor finds a project from today on, returns it with words, takes that back and marks it as reviewed', async ({
  enter,
}) => {
  const page = await enter('instructor', '/studio');
  // a class of theirs may have no recording yet: that depends on the day
  await expect(
    page.getByText(
      /^1 project waits for a review(, \d+ class(es)? ha(s|ve) no recording yet)?\. Nothing else needs you\.$/,
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Review projects of AI for Business Leaders' }).click();
  await expect(page).toHaveURL('/studio/submissions?session=ai-leaders-1');
  const table = page.getByRole('table', { name: 'Projects' });
  await expect(table.getByRole('row').nth(1)).toContainText('version 2');
  await table.getByRole('link', { name: 'Sun-hee Park' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'https://docs.example/weekly-report/map-2' })).toHaveAttribute(
    'rel',
    'noopener',
  );
  await expect(page.getByRole('list').filter({ hasText: 'Version 1' })).toContainText('The stopping rule is missing.');

  await page.getByRole('button', { name: 'Return with words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return the project to Sun-hee Park?' });
  const willHappen = dialog.getByRole('list', { name: 'What will happen' });
  await expect(willHappen).toHaveCount(0);
  await dialog.getByLabel('Words to Sun-hee Park').fill('Please add the minutes.');
  await expect(willHappen).toContainText('It counts as not handed in until then.');
  await expect(willHappen).toContainText('Sun-hee Park is mailed in ten minutes.');
  await dialog.getByRole('button', { name: 'Return it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('Please add the minutes.');

  await page.getByRole('button', { name: 'Take the answer back' }).click();
  await expect(page.getByRole('list', { name: 'What will happen' })).toContainText(
    'The mail that waits for Sun-hee Park is withdrawn.',
  );
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Waits for a review', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('Reviewed by');
  await page.goto('/studio/submissions');
  await expect(page.getByText('No project waits for a review.')).toBeVisible();
  await page.getByRole('button', { name: 'Reviewed' }).click();
  await expect(page).toHaveURL('/studio/submissions?state=reviewed');
  await page.getByRole('searchbox', { name: 'Search by person' }).fill('park');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=park/);
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('[SSN-08] [RUN-02] a member reads why a project came back, and sends it again with a link', async ({
  enter,
  another,
}) => {
  test.slow();
  const instructor = await enter('instructor', '/studio/session/ai-leaders-1/people?view=projects');
  await instructor.getByRole('table', { name: 'Projects' }).getByRole('link', { name: 'Sun-hee Park' }).click();
  await instructor.getByRole('button', { name: 'Return with words' }).click();
  await instructor.getByLabel('Words to Sun-hee Park').fill('Please add the minutes.');
  await instructor.getByRole('button', { name: 'Return it' }).click();
  await expect(instructor.getByRole('region', { name: 'The answer' })).toContainText('Please add the minutes.');

  const page = await another('academy', session);
  const project = page.locator('details', { hasText: title });
  await expect(project.locator('summary')).toContainText('Returned');
  const submit = page.getByRole('button', { name: 'Submit project' });
  if (!(await submit.isVisible())) await project.locator('summary').click();
  await expect(project).toContainText('Returned: Please add the minutes.');
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Submit your project' });
  const link = dialog.getByLabel('Link to your work');
  await expect(link).toHaveValue('https://docs.example/weekly-report/map-2');
  await link.fill('docs.example');
  await dialog.getByRole('button', { name: "I've Sent It" }).click();
  await expect(dialog.getByText('A link begins with https://.')).toBeVisible();
  await link.fill('https://docs.example/weekly-report/map-3');
  await dialog.getByRole('button', { name: "I've Sent It" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(project.locator('summary')).toContainText('Submitted');
  await expect(project).not.toContainText('Please add the minutes.');
  await expect(project.getByRole('link', { name: 'https://docs.example/weekly-report/map-3' })).toBeVisible();

  // what was returned has a newer version by now
  await instructor.reload();
  await expect(instructor.getByText('They have sent a newer version since', { exact: false })).toBeVisible();
  await expect(instructor.getByRole('button', { name: 'Return with words' })).toHaveCount(0);
});

test('[RUN-02] [STF-01] what somebody may not review is not there', async ({ enter }) => {
  const page = await enter('support', '/studio/session/ai-leaders-1/people?view=projects');
  await expect(page.getByRole('table', { name: 'Enrolled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Projects' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Projects' }),
  ).toHaveCount(0);
});
