import pg from 'pg';
import { createProduct, type Product } from '../journey/product.ts';
import { signIn } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';

// An academy on its first evening: people, and nothing to learn yet.

let product: Product;
test.beforeAll(async () => {
  product = await createProduct(process.env['JOURNEY_DATABASES'] ?? '', { prepare: empty });
  await product.open(false);
});
test.afterAll(() => product.close());

async function empty(database: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  await owner.query(`truncate course, resource, certificate, case_study, member_event, contract, learning_plan_content cascade;
    update member set listed = false; update billing_product set sellable = false; update customer set type = 'CONSUMER' where type = 'ENTERPRISE'`);
  await owner.end();
}

/** What each kind of person reads, by page; null where the page is not theirs. */
const pages: Readonly<
  Record<string, { readonly staff: string | RegExp | null; readonly member: string | null; limited: string | null }>
> = {
  '/': {
    staff: 'No course is published yet.',
    member: 'The first courses are on their way.',
    limited: 'The first courses are on their way.',
  },
  '/courses': {
    staff: 'No course is published yet.',
    member: 'The first courses are on their way.',
    limited: 'The first courses are on their way.',
  },
  '/courses?b=true': {
    staff: 'No course is published yet.',
    member: 'The first courses are on their way.',
    limited: 'The first courses are on their way.',
  },
  '/courses?q=sailing': {
    staff: 'No course is published yet.',
    member: 'The first courses are on their way.',
    limited: 'The first courses are on their way.',
  },
  '/crash-courses': { staff: 'No crash course is published yet.', member: null, limited: null },
  '/upgrade': { staff: /^You are on the team, so no plan is offered to you\./, member: null, limited: null },
  '/my-sessions': { staff: 'No course is published yet.', member: null, limited: null },
  '/resources': {
    staff: 'No resource is published yet.',
    member: 'The first resources are on their way.',
    limited: null,
  },
  '/resources?q=sailing': {
    staff: 'No resource is published yet.',
    member: 'The first resources are on their way.',
    limited: null,
  },
  '/certificates': {
    staff: 'No certificate is offered yet.',
    member: 'No certificates are offered right now.',
    limited: 'No certificates are offered right now.',
  },
  '/events': {
    staff: 'No event is planned yet.',
    member: 'No events are planned right now.',
    limited: 'No events are planned right now.',
  },
  '/insights': { staff: 'No insight is published yet.', member: null, limited: null },
  '/insights?q=sailing': { staff: 'No insight is published yet.', member: null, limited: null },
  '/organization?search=sailing': { staff: 'There are no companies yet.', member: null, limited: null },
  '/courses/portfolio': { staff: 'You take part in no course yet.', member: null, limited: null },
  '/organization': { staff: 'There are no companies yet.', member: null, limited: null },
  '/organization/seats': {
    staff: 'The team needs none. The seats of each company are on its page.',
    member: null,
    limited: null,
  },
  '/plan/quiz': { staff: 'It opens once the flag learningPlans is on.', member: null, limited: null },
  '/member-directory': {
    staff: 'You are the first one here.',
    member: 'You are the first one here.',
    limited: null,
  },
  '/plan/intro': { staff: null, member: 'Learning plans are on their way.', limited: null },
};

/** Words of somebody who has searched, and what belongs to things that are there. */
const misplaced =
  /Clear|No .* found|matches your search|Next steps|Browse courses|Past Events|Add All|0 (courses|resources|members)|Say hello|Show more/;

for (const [kind, who] of [
  ['staff', 'employee'],
  ['member', 'planner'],
  ['limited', 'limited'],
] as const) {
  test(`[BEG-06] an empty academy says to ${kind} what comes, and offers nothing over nothing`, async ({
    context,
    page,
  }) => {
    await signIn(context, product.origin, who);
    for (const [path, { [kind]: words }] of Object.entries(pages)) {
      if (words === null) continue;
      await page.goto(product.origin + path);
      const main = page.getByRole('main');
      await expect(main.getByText(words), path).toBeVisible();
      expect(await main.innerText(), path).not.toMatch(misplaced);
      for (const role of ['searchbox', 'combobox', 'checkbox'] as const) {
        await expect(main.getByRole(role), path).toHaveCount(0);
      }
      await expect(main.getByRole('group'), path).toHaveCount(0);
      await expect(page.getByRole('dialog'), path).toHaveCount(0);
    }
  });
}

test('[BEG-06] while nothing is for sale a free account reads so, and nothing leads to plans', async ({
  context,
  page,
}) => {
  await signIn(context, product.origin, 'limited');
  const said = {
    '/resources': 'No membership is for sale here yet.',
    '/mini-mbas': 'No membership is for sale here yet.',
    '/courses': '2 videos left this month.',
    '/account-settings': 'Free account',
    '/upgrade': /^No membership is for sale here yet\./,
    '/resubscribe': /^No membership is for sale here yet\./,
  };
  for (const [path, words] of Object.entries(said)) {
    await page.goto(product.origin + path);
    await expect(page.getByText(words), path).toBeVisible();
    const offers = /Enroll Now|See plans|Become a member for full access|comes with|bought one at a time/i;
    await expect(page.getByText(offers), path).toHaveCount(0);
    await expect(page.getByRole('dialog'), path).toHaveCount(0);
  }
});
