import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { textLimits } from '@atrium/domain/member/textLimits.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { advance } from '../journey/clock.ts';
import { persistedDocument } from '../journey/operations.ts';
import { expect, test } from '../journey/test.ts';
import { foundIn, watch } from './hostilePage.ts';

// Hostile texts that people write, from their form to the pages of others. hostileFields.spec.ts has every page.

// what is written moves lists and mails that other tests count
test.use({ fresh: true });

/** The server refuses U+0000, which no text of a database may have. */
const storable = hostileTexts.filter((text) => !text.includes('\0'));

/** The texts in as few pieces of at most this many characters as they fill, each text in a line of its own. */
function pieces(texts: readonly string[], limit: number): string[] {
  const filled: string[] = [];
  for (const text of texts) {
    const last = filled.at(-1);
    if (last === undefined || Array.from(`${last}\n${text}`).length > limit) filled.push(text);
    else filled[filled.length - 1] = `${last}\n${text}`;
  }
  return filled;
}

type Input = Readonly<Record<string, unknown>>;
type Saved = Readonly<Record<string, { readonly error: { readonly code: string } | null } | null>>;

/** Sends mutations as the page does, with its token; returns the codes of their errors, null for none. */
async function writerOf(page: Page): Promise<(operation: string, variables: Input) => Promise<string | null>> {
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.goto('/account-settings');
  const { authorization = '' } = (await asked).headers();
  return (operation, variables) => write(page.request, { authorization }, operation, variables);
}

async function write(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
  operation: string,
  variables: Input,
): Promise<string | null> {
  const answer = await request.post('/graphql', {
    headers,
    data: { persisted: true, query: persistedDocument(operation), variables },
  });
  const { data } = (await answer.json()) as { data: Saved | null };
  const [saved] = Object.values(data ?? {});
  if (saved === null || saved === undefined) throw new Error(`${operation}: ${await answer.text()}`);
  return saved.error?.code ?? null;
}

test('[THR-32] [PRO-07] a thousand hostile texts written into a profile are text for the reader', async ({
  enter,
  another,
  memberWith,
  context,
  baseURL,
}) => {
  test.slow();
  const seen = watch(context, baseURL ?? '');
  const email = await memberWith({ areas: ['mcsc-unlimited'] });
  const userId = email.split('@')[0] ?? '';
  const writer = await enter(email);
  const save = await writerOf(writer);
  const reader = await another('academy', '/member-directory');
  const read = watch(reader.context(), baseURL ?? '');
  const long = pieces(storable, textLimits.community);
  const short = storable.filter((text) => Array.from(text).length <= 60);
  const found: string[] = [];
  let next = 0;
  /** The next text for a field of one line. */
  const line = (): string => short[(next += 7) % short.length] ?? '';
  for (let n = 0; n < long.length; n += 4) {
    const [growthTip = '', communityGive = '', communityGet = '', whatILove = ''] = long.slice(n, n + 4);
    const languages = Array.from({ length: textLimits.languages }, line);
    const about = pieces(storable.slice(n), textLimits.introduction)[0] ?? '';
    const codes = [
      await save('SaveMemberBasicInfo', { input: { userId, listed: true, languages } }),
      await save('SaveMemberLocation', { input: { userId, country: line(), region: line(), city: line() } }),
      await save('SaveMemberCompany', { input: { userId, companyName: line() } }),
      await save('SaveMemberJobInfo', { input: { userId, jobRole: line() } }),
      await save('SaveMemberSocialInfo', { input: { userId, linkedin: line(), twitter: line(), instagram: line() } }),
      await save('SaveMemberCommunity', {
        input: { userId, about, growthTip, communityGive, communityGet, whatILove },
      }),
    ];
    expect(codes).toEqual(codes.map(() => null));
    await reader.goto(`/member-directory/${userId}`);
    await expect(reader.getByRole('heading', { name: 'My Growth Tip' })).toBeVisible();
    await expect(reader.getByRole('main')).toContainText(growthTip.split('\n').at(-1) ?? '');
    found.push(...(await foundIn(reader)));
  }
  // a name may have letters only, and these are chosen from lists
  const text = line();
  for (const name of ['firstName', 'middleName', 'lastName', 'pronouns']) {
    expect(await save('SaveMemberBasicInfo', { input: { userId, [name]: text } }), name).toBe('INVALID_INPUT');
  }
  for (const name of ['industry', 'jobFunction']) {
    expect(await save('SaveMemberJobInfo', { input: { userId, [name]: text } }), name).toBe('INVALID_INPUT');
  }
  // also where the page comes with its data, beside others, and in the forms of their author
  const wanted = line();
  await save('SaveMemberJobInfo', { input: { userId, jobRole: wanted } });
  await save('SaveMemberCompany', { input: { userId, companyName: '</script><script>window.ran=1</script>' } });
  await reader.goto('/');
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Good');
  found.push(...(await foundIn(reader)));
  await reader.goto('/member-directory?q=Newly%20Made');
  await expect(reader.getByRole('list', { name: 'Members' }).getByRole('article').first()).toContainText('</script>');
  found.push(...(await foundIn(reader)));
  await writer.goto(`/member-directory/${userId}/edit`);
  await expect(writer.getByLabel('Role')).toHaveValue(wanted);
  found.push(...(await foundIn(writer)));
  // a second address is looser than a name
  const second = "javascript&'{{ran}}'=`$ran`@evil.example";
  expect(await save('StartAccountLinking', { email: second })).toBeNull();
  await writer.goto('/account-settings');
  await expect(writer.getByText(second)).toBeVisible();
  found.push(...(await foundIn(writer)));
  expect(found).toEqual([]);
  expect([...seen, ...read]).toEqual([]);
});

/** Names that pass as such, and are harmless only where they are escaped. */
const names = [`"onload"ran`, `'onclick'ran`, '{{ran}}', '#{ran}', '&lt;b&gt;ran', 'javascript&colon;ran', '`ran`'];

test('[THR-32] [ORG-12] [SUR-01] hostile names of a company, of passes and of the survey are text for all, in mails too', async ({
  enter,
  another,
  memberWith,
  context,
  baseURL,
  request,
}) => {
  test.slow();
  const seen = watch(context, baseURL ?? '');
  const found: string[] = [];
  const page = await enter('hal@hooli.example', '/organization/seats');
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const fileOf = (rows: readonly (readonly string[])[]) => ({
    name: `"><img src=x onerror=window.ran=1>.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Email,First Name,Last Name', ...rows.map((row) => row.map(quoted).join(','))].join('\r\n')),
  });
  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByRole('tab', { name: 'CSV file' }).click();
  const check = async (rows: readonly (readonly string[])[]): Promise<void> => {
    await dialog.locator('input[type=file]').setInputFiles(fileOf(rows));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.locator('tbody > tr')).toHaveCount(rows.length);
    found.push(...(await foundIn(page)));
  };
  // as an address, as a first and as a last name: each is shown with what is wrong
  const third = Math.ceil(storable.length / 3);
  await check(
    storable.slice(0, third).map((text, n) => [text, storable[third + n] ?? '', storable[2 * third + n] ?? '']),
  );
  await check(names.map((name, n) => [`'{{ran}}'${String(n)}@hooli.example`, name, names.at(-1 - n) ?? '']));
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  await expect(dialog).toBeHidden();
  // the figures of a company are of the last minute
  await advance(request, 'PT2M');
  const invited = `${names[2] ?? ''} ${names.at(-3) ?? ''}`;
  const staff = await another('employee', '/organization/hooli/seats');
  const read = watch(staff.context(), baseURL ?? '');
  for (const [reader, path] of [
    [page, '/organization/seats'],
    [staff, '/organization/hooli/seats'],
    [page, '/organization'],
    [staff, '/organization/hooli'],
  ] as const) {
    await reader.goto(path);
    await expect(reader.getByRole('link', { name: invited, exact: true })).toBeVisible();
    found.push(...(await foundIn(reader)));
  }
  await page.getByRole('link', { name: invited, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Details');
  await expect(page.getByRole('heading', { level: 2, name: invited, exact: true })).toBeVisible();
  found.push(...(await foundIn(page)));

  // a visitor registers by a pass
  const [company, jobTitle, phone] = storable.filter((text) => text.includes('<script>') && /^\P{C}+$/u.test(text));
  const input = { code: 'LATER', firstName: names[0], lastName: names[1], email: "'{{ran}}'@larkfield.example" };
  const work = { company, jobTitle, phone, jobLevel: 'c_suite', companyNumberOfEmployees: '10000+' };
  expect(await write(request, {}, 'CreateUserWithPass', { input: { ...input, ...work } })).toBeNull();
  // each mail, of those to the invited too, as the mailbox shows it: in a frame without scripts, of which the page
  // knows
  const listed = page.locator('li a');
  await expect(async () => {
    await page.goto('/__sandbox/mail');
    expect(await listed.count()).toBeGreaterThan(names.length);
  }).toPass();
  const paths = await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) {
    await page.goto(path);
    const frame = page.frameLocator('iframe');
    expect(await frame.locator('script, form, base, iframe, object, [onload], [onclick], [onerror]').count()).toBe(0);
    const links = await frame.locator('a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol));
    expect(links.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
  }

  // the survey keeps what was begun in the browser, and sends it
  const asked = await another(await memberWith({ areas: ['mc-limited'] }), '/');
  const heard = watch(asked.context(), baseURL ?? '');
  // a field of one line drops line breaks
  const all = hostileTexts.join(' ').replaceAll(/[\r\n]/g, '');
  await asked.getByRole('button', { name: 'Start' }).click();
  await asked.getByLabel('Company').fill(all);
  await asked.getByLabel('Title').fill(all);
  found.push(...(await foundIn(asked)));
  await asked.reload();
  await asked.getByRole('button', { name: 'Start' }).click();
  await expect(asked.getByLabel('Company')).toHaveValue(all);
  await expect(asked.getByLabel('Title')).toHaveValue(all);
  found.push(...(await foundIn(asked)));
  expect(found).toEqual([]);
  expect([...seen, ...read, ...heard]).toEqual([]);
});
