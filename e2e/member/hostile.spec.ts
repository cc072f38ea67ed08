import { persona } from '@atrium/content/people.ts';
import { hostileAddresses, hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { expect, test } from '../journey/test.ts';
import { changeAnswers, fields, foundIn, rowsLike, watch, type Fields } from './hostilePage.ts';

const profile = `/member-directory/${persona('member').memberId}`;
const bulk = hostileTexts.join('\n');

test('[PRO-07] [THR-32] [THR-33] a thousand hostile texts in every field of a profile are text, and lead nowhere', async ({
  enter,
  context,
  baseURL,
}) => {
  test.slow();
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(1000);
  const page = await enter('academy', '/member-directory');
  const seen = watch(context, baseURL ?? '');
  await changeAnswers(page, {
    getMemberProfile: (found) => ({
      ...found,
      ...fields(['displayName', 'firstName', 'middleName', 'lastName', 'pronouns', 'jobRole', 'industry'], bulk),
      ...fields(['jobFunction', 'about', 'growthTip', 'communityGive', 'communityGet', 'whatILove'], bulk),
      languages: hostileTexts.map((name) => ({ name })),
      company: { ...(found['company'] as Fields | null), name: bulk },
      location: { ...(found['location'] as Fields | null), city: bulk, region: bulk, country: bulk },
    }),
  });
  await page.goto(profile);
  await expect(page.getByRole('heading', { name: 'My Growth Tip' })).toBeVisible({ timeout: 60_000 });
  // it is all there, as text
  for (const piece of [hostileTexts[0] ?? '', hostileTexts.at(-1) ?? '']) {
    await expect(page.getByRole('main')).toContainText(piece);
  }
  expect(await foundIn(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // a card for each text
  await changeAnswers(page, {
    listMembers: (members) => ({
      ...members,
      list: rowsLike(members['list'], 'userId', ['displayName', 'jobRole', 'company']),
    }),
  });
  await page.goto('/member-directory?page=1');
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('article')).toHaveCount(hostileTexts.length, {
    timeout: 60_000,
  });
  expect(await foundIn(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(seen).toEqual([]);
});

test('[PRO-07] [THR-33] what is typed as a social address leads to the network, to the web, or nowhere', async ({
  enter,
}) => {
  test.slow();
  expect(hostileAddresses.length).toBeGreaterThan(100);
  const page = await enter('academy', '/member-directory');
  const text = (userId: string, shift: number): string =>
    hostileAddresses[(Number(userId.slice(1)) + shift) % hostileAddresses.length] ?? '';
  const template: { profile?: Fields } = {};
  await changeAnswers(page, {
    getMemberProfile: (found) => {
      template.profile = found;
      return found;
    },
  });
  await page.goto(profile);
  await expect(page.getByRole('heading', { name: 'My Growth Tip' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { userId?: string } };
    const userId = variables.userId ?? '';
    if (!/^h\d+$/.test(userId)) return route.fallback();
    const social = { linkedin: text(userId, 0), twitter: text(userId, 1), instagram: text(userId, 2) };
    const getMemberProfile = { ...template.profile, ...social, userId, about: `Number ${userId}` };
    return route.fulfill({ json: { data: { getMemberProfile } } });
  });
  const found: string[] = [];
  for (let n = 0; n < hostileAddresses.length; n += 1) {
    const id = `h${String(n)}`;
    await page.evaluate((path) => {
      history.pushState({}, '', path);
    }, `/member-directory/${id}`);
    await page.getByText(`Number ${id}`, { exact: true }).waitFor();
    found.push(...(await foundIn(page)));
  }
  expect(found).toEqual([]);
});
