import type { TestProject } from 'vitest/node';
import { openTemplate } from './template.ts';

/** Starts one real PostgreSQL for the whole run; each test server works on its own copy of the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await openTemplate('atrium_test_calls');
  project.provide('databaseTemplate', url);
  return remove;
}
