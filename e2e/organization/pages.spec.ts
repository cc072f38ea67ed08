import { hold } from '../journey/hold.ts';
import { operationOf } from '../journey/operations.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';

const ann = 'ann@acme.example';

test('the pages of a company say what they load', async ({ enter, context }) => {
  const page = await enter(ann);
  await withoutPageData(context);
  let held = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    const operation = operationOf(route.request()) ?? '';
    if (['OrganizationDashboard', 'OrganizationSeats', 'EmployeeDetails'].includes(operation)) await held;
    await route.fallback();
  });
  for (const [path, label, heading] of [
    ['/organization', 'Loading the dashboard', 'Acme'],
    ['/organization/seats', 'Loading the seats', 'Seats'],
    ['/organization/employee/bob-tanaka', 'Loading the student details', 'Student Details'],
  ] as const) {
    const next = hold();
    held = next.held;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: /^Loading the/ })).toHaveText(label);
    next.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
