import { expect, type Page } from '@playwright/test';
import { beginDocument, choose, publish, saved } from './editor.ts';

/** Publishes a certificate of one course, which is issued as soon as it is earned. Returns its address. */
export async function makeCertificate(page: Page, title: string, course: string): Promise<string> {
  await page.goto('/studio/certificate');
  await beginDocument(page, 'certificate', 'Title', title);
  await page.getByLabel('Description', { exact: true }).fill('For those who know the parts of a house.');
  await page.getByRole('button', { name: 'Draw a cover' }).click();
  await expect(page.getByRole('button', { name: 'Draw another cover' })).toBeVisible();
  await page.getByRole('button', { name: 'Draw a badge' }).click();
  await page.getByLabel('What was done', { exact: true }).fill('program on doors and windows');
  await page.getByLabel('Signed by', { exact: true }).fill('Nora Quist');
  await page.getByLabel('Is issued', { exact: true }).selectOption('As soon as it is earned');
  await saved(page);
  await page.getByRole('button', { name: 'Add to Groups of courses' }).click();
  await page.getByRole('group', { name: 'Groups of courses' }).getByLabel('Title', { exact: true }).fill('The house');
  await page.getByRole('button', { name: 'Add to Courses', exact: true }).click();
  await choose(page, 'Course', course);
  await saved(page);
  await publish(page);
  return `/certificates/${page.url().split('/').at(-1) ?? ''}`;
}
