import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findProfile, getProfile, save } from './profile.fixture.ts';
import { saveEmail } from './service/saveEmail.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[PRO-01] a profile has what the member entered, without an address, and versions for its owner alone', async () => {
  const [member, academy] = [await server.as('member'), await server.as('academy')];
  const shown = await getProfile(academy, member.memberId);
  const { profile } = persona('member');
  expect(shown).toMatchObject({
    firstName: 'Maya',
    pronouns: 'She/Her/Hers',
    jobRole: profile.jobRole,
    industry: 'Healthcare',
    jobFunction: 'Operations',
    company: { name: 'Larkfield Hospitals' },
    location: { city: 'Philadelphia', region: 'Pennsylvania', country: 'United States', primaryLocation: true },
    languages: [{ name: 'English' }, { name: 'Portuguese' }, { name: 'Konkani' }],
    linkedin: profile.linkedin,
    growthTip: profile.growthTip,
    own: null,
  });
  expect(JSON.stringify(shown)).not.toContain('@demo.example');
  expect((await getProfile(member)).own).toMatchObject({ listed: true, versions: { social: 0 } });
});

test('[DIR-03] [THR-28] members of a customer that hides them are found by nobody else, like those who do not exist', async () => {
  const gil = await server.as('gil@globex.example');
  for (const name of ['member', 'employee']) {
    const caller = await server.as(name);
    const ask = (userId: string) =>
      caller.ask('query ($userId: ID!) { getMemberProfile(userId: $userId) { userId } }', { userId });
    expect(await ask(gil.memberId)).toEqual(await ask('nobody-at-all'));
  }
  const words = ['', 'gil', persona('gil@globex.example').lastName, 'globex', 'gli', gil.memberId];
  for (const [name, context] of [
    ['member', 'MEMBERSPAGE'],
    ['member', 'HOMEPAGE'],
  ] as const) {
    const caller = await server.as(name);
    for (const filter of words) {
      const { listMembers } = await caller.query<{ listMembers: { list: { userId: string }[] } }>(
        `query ($filter: String) { listMembers(filter: $filter, count: 50, context: ${context}) { list { userId } } }`,
        { filter },
      );
      expect(listMembers.list.map(({ userId }) => userId)).not.toContain(gil.memberId);
    }
  }
  expect((await getProfile(gil)).userId).toBe(gil.memberId);
});

test('a member who switches the directory off is found by nobody else', async () => {
  const [planned, member] = [await server.as('planned'), await server.as('member')];
  expect(await findProfile(member, planned.memberId)).not.toBeNull();
  expect((await save(planned, 'saveMemberBasicInfo', { listed: false })).error).toBeNull();
  expect(await findProfile(member, planned.memberId)).toBeNull();
  expect((await getProfile(planned)).own).toMatchObject({ listed: false });
  await save(planned, 'saveMemberBasicInfo', { listed: true });
});

test('[THR-24] nobody saves the profile of another, and nothing changes', async () => {
  const [member, academy] = [await server.as('member'), await server.as('academy')];
  const before = await getProfile(academy);
  const values: Record<string, Record<string, unknown>> = {
    saveMemberBasicInfo: { firstName: 'Other' },
    saveMemberLocation: { city: 'Elsewhere' },
    saveMemberCompany: { companyName: 'Other' },
    saveMemberJobInfo: { jobRole: 'Other' },
    saveMemberSocialInfo: { linkedin: 'other' },
    saveMemberCommunity: { about: 'Other' },
  };
  for (const caller of [member, await server.as('employee')])
    for (const [name, sent] of Object.entries(values))
      expect((await save(caller, name, { ...sent, userId: academy.memberId })).error?.code).toBe('FORBIDDEN');
  expect(await getProfile(academy)).toEqual(before);
});

test("[THR-25] another's location or company is answered like one that does not exist", async () => {
  const [member, academy] = [await server.as('member'), await server.as('academy')];
  type Parts = { company: { userCompanyId: string }; location: { userLocationId: string } };
  const { company, location } = (await getProfile(academy)) as unknown as Parts;
  for (const userLocationId of [location.userLocationId, 'nothing'])
    expect((await save(member, 'saveMemberLocation', { userLocationId, city: 'X' })).error?.code).toBe('NOT_FOUND');
  for (const userCompanyId of [company.userCompanyId, 'nothing'])
    expect((await save(member, 'saveMemberCompany', { userCompanyId, companyName: 'X' })).error?.code).toBe(
      'NOT_FOUND',
    );
});

test('[PRO-10] a save answers with the id of what it saved', async () => {
  const minimba = await server.as('minimba');
  const { userId } = await getProfile(minimba);
  for (const [name, sent] of [
    ['saveMemberBasicInfo', { middleName: 'Inés' }],
    ['saveMemberCompany', { companyName: 'Sierra Madre' }],
    ['saveMemberJobInfo', { jobRole: 'Director' }],
    ['saveMemberSocialInfo', { twitter: '@lucia' }],
    ['saveMemberCommunity', { about: 'Coffee.' }],
  ] as const)
    expect(await save(minimba, name, sent)).toMatchObject({ userId, version: 1, error: null });
  // spaces around a text are not part of it, so the same text with spaces saves nothing
  const spaced = await save(minimba, 'saveMemberCompany', { companyName: '  Sierra Madre ' });
  expect(spaced).toMatchObject({ version: 1, error: null });
  await save(minimba, 'saveMemberCompany', { companyName: ' Sierra Norte  ' });
  expect(await getProfile(minimba)).toMatchObject({ company: { name: 'Sierra Norte' } });
  const own = (await getProfile(minimba)) as unknown as { location: { userLocationId: string } };
  const { userLocationId } = own.location;
  const moved = await save(minimba, 'saveMemberLocation', { userLocationId, country: 'Mexico', city: 'Oaxaca' });
  expect(moved).toMatchObject({ updatedLocationId: userLocationId, error: null });
});

test('[PRO-08] [PRO-10] the first thing that a member saves may be the place where they live', async () => {
  const academy = await server.as('academy');
  await server.db.deleteFrom('member_profile').where('member_id', '=', academy.memberId).execute();
  const { updatedLocationId, error } = await save(academy, 'saveMemberLocation', { country: 'Mexico' });
  expect(error).toBeNull();
  expect(await getProfile(academy)).toMatchObject({
    location: { country: 'Mexico', userLocationId: updatedLocationId },
  });
});

test('[THR-42] a form saved elsewhere is not overwritten, what is absent stays, null empties', async () => {
  const thandiwe = await server.as('crashplus');
  const first = await save(thandiwe, 'saveMemberCommunity', { version: 0, about: 'One', whatILove: 'Choirs' });
  expect(first).toMatchObject({ version: 1, error: null });
  const late = await save(thandiwe, 'saveMemberCommunity', { version: 0, about: 'Two' });
  expect(late).toMatchObject({ userId: null, error: { code: 'STALE_VERSION' } });
  expect(await getProfile(thandiwe)).toMatchObject({ about: 'One', whatILove: 'Choirs' });
  await save(thandiwe, 'saveMemberCommunity', { version: 1, about: 'Three', communityGet: null });
  expect(await getProfile(thandiwe)).toMatchObject({ about: 'Three', whatILove: 'Choirs', communityGet: null });
  // a call that is sent again, because its answer was lost, is answered as the first
  const again = { version: 1, about: 'Three', communityGet: null };
  expect(await save(thandiwe, 'saveMemberCommunity', again)).toMatchObject({ version: 2, error: null });
  // another form has another version
  expect((await save(thandiwe, 'saveMemberSocialInfo', { version: 0, linkedin: 'x' })).error).toBeNull();
});

test('[THR-42] of twenty saves at once over one version, one is made', async () => {
  const archive = await server.as('archive');
  const { version } = await save(archive, 'saveMemberCommunity', { about: 'Before the race' });
  const saves = Array.from({ length: 20 }, (_, n) =>
    save(archive, 'saveMemberCommunity', { version, about: `Writer ${String(n)}` }),
  );
  const codes = (await Promise.all(saves)).map(({ error }) => error?.code ?? 'saved');
  expect(codes.filter((code) => code === 'saved')).toHaveLength(1);
  expect(codes.filter((code) => code === 'STALE_VERSION')).toHaveLength(19);
});

test.each([
  ['firstName', '', 'Required'],
  ['firstName', ' ', 'First name should have at least 1 character'],
  ['firstName', 'x'.repeat(31), 'First name should have at most 30 characters'],
  ['middleName', 'x'.repeat(31), 'Middle name should have at most 30 characters'],
  ['lastName', null, 'Required'],
  ['lastName', 'Fern4ndes', "Only letters, ' and - are allowed in this field"],
  ['lastName', 'van Dam', "Only letters, ' and - are allowed in this field"],
])('[PRO-04] %s as %j is refused with its message', async (field, value, message) => {
  const member = await server.as('member');
  const { error } = await save(member, 'saveMemberBasicInfo', { [field]: value });
  expect(error).toEqual({ code: 'INVALID_INPUT', field, message });
});

test('[PRO-04] letters of every script, apostrophes and hyphens are a name; a name from elsewhere is kept; country is required', async () => {
  const limited = await server.as('planner');
  for (const lastName of ["O'Neill", 'O’Neill', 'Ångström-Łuk', '山田', 'महेश'])
    expect([lastName, (await save(limited, 'saveMemberBasicInfo', { lastName })).error]).toEqual([lastName, null]);
  await server.db
    .updateTable('member')
    .set({ last_name: 'de la Cruz 3rd of the long and winding road' })
    .where('member_id', '=', limited.memberId)
    .execute();
  const kept = { lastName: 'de la Cruz 3rd of the long and winding road', pronouns: 'They/Them/Theirs' };
  expect((await save(limited, 'saveMemberBasicInfo', kept)).error).toBeNull();
  expect((await save(limited, 'saveMemberLocation', { country: '', city: 'Rome' })).error).toMatchObject({
    field: 'country',
    message: 'Required',
  });
});

test('[PRO-04] [API-03] what the form does not know is refused in our words', async () => {
  const member = await server.as('member');
  const languages = Array.from({ length: 21 }, (_, n) => `Language ${String(n)}`);
  for (const [values, message] of [
    [{ pronouns: 'Ze/Zir' }, 'Choose one of the pronouns.'],
    [{ languages }, 'At most 20 languages'],
    [{ languages: ['x'.repeat(61)] }, 'At most 60 characters'],
  ] as const) {
    expect((await save(member, 'saveMemberBasicInfo', values)).error).toMatchObject({ code: 'INVALID_INPUT', message });
  }
});

test('[PRO-01] a member speaks at most twenty languages', async () => {
  const member = await server.as('member');
  const languages = Array.from({ length: 21 }, (_, n) => `Language ${String(n)}`);
  const refused = await save(member, 'saveMemberBasicInfo', { languages });
  expect(refused.error).toMatchObject({ code: 'INVALID_INPUT', field: 'languages' });
  expect((await save(member, 'saveMemberBasicInfo', { languages: languages.slice(1) })).error).toBeNull();
  expect((await getProfile(member))['languages']).toHaveLength(20);
});

test('[ACT-06] an address that somebody has had twice was theirs until the second time', async () => {
  const { memberId, email } = persona('sprint');
  const other = 'sprint@elsewhere.example';
  const times = [1, 2, 3].map((day) => new Date(Date.UTC(2027, 0, day)));
  for (const [n, at] of times.entries()) {
    const [from, to] = n % 2 === 0 ? [email, other] : [other, email];
    expect(await transaction(server.db, (tx) => saveEmail(tx, memberId, { from, to, at }))).toBe(true);
  }
  const former = server.db.selectFrom('former_email').select(['email', 'ended_at as at']).orderBy('email');
  expect(await former.where('member_id', '=', memberId).execute()).toEqual(
    [
      { email, at: times[2] },
      { email: other, at: times[1] },
    ].toSorted((one, next) => (one.email < next.email ? -1 : 1)),
  );
});

test('[PRO-06] 300 and 3000 characters are saved, one more is not, counted by code points', async () => {
  const member = await server.as('member');
  for (const [field, most] of [
    ['about', 300],
    ['growthTip', 3000],
    ['communityGive', 3000],
    ['communityGet', 3000],
    ['whatILove', 3000],
  ] as const) {
    expect((await save(member, 'saveMemberCommunity', { [field]: '😀'.repeat(most) })).error).toBeNull();
    const long = await save(member, 'saveMemberCommunity', { [field]: 'a'.repeat(most + 1) });
    expect(long.error).toMatchObject({ code: 'INVALID_INPUT', field });
  }
});

test('[PRO-09] industries and job functions are offered in their order, and nothing else is saved but what is kept', async () => {
  const member = await server.as('member');
  type Offered = {
    listIndustryReferences: { industry: string; active: boolean }[];
    listJobFunctionReferences: { jobFunction: string }[];
  };
  const offered = await member.query<Offered>(
    '{ listIndustryReferences { industryRefId industry sortOrder active } listJobFunctionReferences { jobFunctionRefId jobFunction sortOrder active } }',
  );
  const industries = offered.listIndustryReferences.map(({ industry }) => industry);
  expect(industries).toEqual([
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
  expect(offered.listJobFunctionReferences[0]?.jobFunction).toBe('Finance');
  const retired = await save(member, 'saveMemberJobInfo', { industry: 'Print and Publishing' });
  expect(retired.error).toMatchObject({ code: 'INVALID_INPUT', field: 'industry' });
  expect((await save(member, 'saveMemberJobInfo', { jobFunction: 'Alchemy' })).error?.field).toBe('jobFunction');
  await server.db
    .updateTable('member_profile')
    .set({ industry: 'Print and Publishing' })
    .where('member_id', '=', member.memberId)
    .execute();
  expect((await save(member, 'saveMemberJobInfo', { jobRole: 'Printer' })).error).toBeNull();
  expect(await getProfile(member)).toMatchObject({ industry: 'Print and Publishing', jobRole: 'Printer' });
});

test('[PRO-09] a job function that is no longer active is neither offered nor saved', async () => {
  const member = await server.as('academy');
  const offered = async () => {
    type Offered = { listJobFunctionReferences: { jobFunction: string }[] };
    const { listJobFunctionReferences: list } = await member.query<Offered>(
      '{ listJobFunctionReferences { jobFunction } }',
    );
    return list.map(({ jobFunction }) => jobFunction);
  };
  const setActive = (active: boolean) =>
    server.db.updateTable('job_function_reference').set({ active }).where('job_function', '=', 'Legal').execute();
  const before = await offered();
  expect(before).toContain('Legal');
  await setActive(false);
  expect(await offered()).toEqual(before.filter((jobFunction) => jobFunction !== 'Legal'));
  expect((await save(member, 'saveMemberJobInfo', { jobFunction: 'Legal' })).error?.field).toBe('jobFunction');
  await setActive(true);
});
