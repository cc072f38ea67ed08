import type { TestProject } from 'vitest/node';
import { openTemplate } from './template.ts';

/**
 * Starts one real PostgreSQL for the whole run; each test server works on its own copy of the template. A run without
 * `--project` may begin several projects that need one: they share the first's.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ('databaseTemplate' in project.getProvidedContext()) return undefined;
  const { url, remove } = await openTemplate('atrium_test_calls', false);
  project.vitest.getRootProject().provide('databaseTemplate', url);
  return remove;
}
