import { expect, test } from '../journey/test.ts';

test('[STF-01] [DOC-01] whoever teaches drafts a session of their course, which an editor publishes', async ({
  enter,
  another,
}) => {
  const page = await enter('instructor', '/studio/session');
  const main = page.getByRole('main');
  const list = main.getByRole('table');
  await expect(list.getByRole('link', { name: /^AI for Business Leaders/ }).first()).toBeVisible();
  await expect(list.getByRole('link', { name: /^Write So the Decision Gets Made/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'New live session' }).click();
  await page.getByLabel('Title', { exact: true }).fill('The evening run');
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  const form = page.getByRole('form', { name: 'The live session' });
  await expect(form.getByRole('combobox', { name: 'Course' })).toHaveValue('AI for Business Leaders');
  await expect(page.getByRole('link', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'What will happen' }).click();
  await expect(main.getByRole('heading', { name: 'What will happen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  // the courses of others, and what belongs to no course
  for (const address of ['/studio/session/decision-writing-2', '/studio/course/decision-writing', '/studio/event']) {
    await page.goto(address);
    await expect(main.getByText(/^Oops/)).toBeVisible();
  }
  // from their own course as members see it
  await page.goto('/courses/ai-leaders');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('form', { name: 'The course' })).toBeVisible();

  const editor = await another('editor', '/studio');
  const waiting = editor.getByRole('region', { name: /^Drafts of instructors/ });
  await expect(waiting.getByRole('link', { name: /The evening run/ })).toBeVisible();
  await editor.goto('/studio/session?state=DRAFT');
  await editor
    .getByRole('main')
    .getByRole('link', { name: /The evening run/ })
    .click();
  await expect(editor.getByRole('link', { name: 'Publish', exact: true })).toBeVisible();
});
