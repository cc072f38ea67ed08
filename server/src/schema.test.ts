import { persona, people } from '@atrium/content/people.ts';
import { accountTypes } from '@atrium/domain/access/accountType.ts';
import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { expectedAt, flagSets, subsets } from '@atrium/domain/access/expectedAccess.fixture.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { defaultAreas, routeTable, type Requirement } from '@atrium/domain/access/routeTable.ts';
import { staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { staffRoles } from '@atrium/domain/access/staffRoles.ts';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import {
  getNamedType,
  isInputObjectType,
  isEnumType,
  isLeafType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagFile } from './adapters/local/flagFile.ts';
import { rootAccess, type Access } from './base/graphql/access.ts';
import { openLog } from './base/process/log.ts';
import { openViewerSource } from './modules/entitlement/service/viewerSource.ts';
import { schema } from './schema.ts';
import { startServer, type TestServer } from './testing/harness.ts';
import { entries } from './testing/operations.ts';

const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    kind: type?.name === 'Query' ? 'query' : 'mutation',
    field,
  })),
);

/** The only root fields that a visitor may call. */
const publicFields = entries.filter(({ access }) => access === 'public').map(({ name }) => name);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each(fields)('[ACC-20] $field.name refuses a visitor unless it is listed as public', async ({ kind, field }) => {
  const { data, errors } = await server.stranger.ask(documentOf(kind, field));
  if (publicFields.includes(field.name)) {
    // a pass that does not exist is refused to everybody
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('UNAUTHENTICATED');
    return;
  }
  expect(data).toEqual({ [field.name]: null });
  expect(errors?.[0]).toMatchObject({ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } });
});

/** The requirement of a root field that is a route's; undefined for any other. */
function requirementOf(name: string): Requirement | undefined {
  const access = rootAccess.get(name);
  return typeof access === 'object' && !('staff' in access) ? access : undefined;
}

/** The operations of the staff that a root field is, one of which is enough; none for any other. */
function staffOperationsOf(name: string): readonly StaffOperation[] {
  const access = rootAccess.get(name);
  return typeof access === 'object' && 'staff' in access ? [access.staff].flat() : [];
}

const guarded = fields.filter(({ field }) => requirementOf(field.name) !== undefined);
const ofStaff = fields.filter(({ field }) => staffOperationsOf(field.name).length > 0);

/** The pages that a requirement of an operation belongs to; any one that opens is enough. */
const pagesOf = new Map<Access, readonly string[]>([
  ...routeTable.map((route) => [route, [route.path.replaceAll(/\{\w+\}/g, 'x1')]] as const),
  [
    contentRequirement,
    [
      '/courses/session/x1',
      '/courses/session/x1/x1/x1',
      '/courses/ondemand/x1/x1/x1',
      '/courses/business-archive',
      '/mini-mbas/x1',
      '/mini-mbas/x1/x1/x1',
    ],
  ],
]);

test('[THR-20] whatever the account type, the areas and the flags, a call is refused exactly where the documents refuse its page', () => {
  const wrong: string[] = [];
  let refusals = 0;
  const requirements = new Set([...rootAccess.values()].filter((access) => pagesOf.has(access)));
  expect(requirements.size).toBeGreaterThan(20);
  for (const accountType of accountTypes) {
    for (const entitlements of subsets) {
      for (const flags of flagSets) {
        const viewer = aViewer({ accountType, entitlements, flags });
        for (const access of requirements) {
          const { ok } = checkRequirement(viewer, access as Requirement);
          const pages = pagesOf.get(access) ?? [];
          const opens = pages.some((page) => expectedAt(page, accountType, entitlements, flags) === 'allow');
          if (ok !== opens) wrong.push(`${accountType} [${entitlements.join()}] ${pages.join(' ')}: ${String(ok)}`);
          if (!ok) refusals += 1;
        }
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(refusals).toBeGreaterThan(10_000);
});

test.each(guarded)(
  '[ACC-20] $field.name refuses every persona whose account its page refuses',
  async ({ kind, field }) => {
    const requirement = requirementOf(field.name) ?? {};
    const refusedAs: string[] = [];
    for (const { name, viewer } of await viewers()) {
      if (checkRequirement(viewer, requirement).ok || !persona(name).passwordLogin) continue;
      const { data, errors } = await (await server.as(name)).ask(documentOf(kind, field));
      expect(data, name).toEqual({ [field.name]: null });
      expect(errors?.[0]?.extensions.code, name).toBe('FORBIDDEN');
      refusedAs.push(name);
    }
    expect(refusedAs.length).toBeGreaterThan(0);
  },
);

const team = people.flatMap(({ persona: name, staff }) =>
  name !== undefined && staff !== undefined ? [{ name, roles: staff.roles }] : [],
);

test('[STF-01] the demo has staff of every role', () => {
  expect([...new Set(team.flatMap(({ roles }) => roles))].sort()).toEqual(staffRoles.toSorted());
});

test.each(ofStaff)(
  '[STF-01] $field.name answers the roles that its operations name, and nobody else',
  async ({ kind, field }) => {
    const operations = staffOperationsOf(field.name);
    const codeFor = async (name: string): Promise<string | undefined> => {
      const { errors } = await (await server.as(name)).ask(documentOf(kind, field));
      return errors?.[0]?.extensions.reason;
    };
    for (const { name, roles } of team) {
      const standing = { roles, customerIds: [], courseIds: [] };
      const mayCall = operations.some((operation) => staffReach(standing, operation) !== null);
      expect([name, (await codeFor(name)) === 'ROLE']).toEqual([name, !mayCall]);
    }
    // for a member it looks as if it did not exist
    expect(await codeFor('member')).toBe('NOT_FOUND');
  },
);

/** The reason for which home is refused to each persona who signs in, 'open' where it is not. */
async function homeByPersona(): Promise<Map<Awaited<ReturnType<typeof viewers>>[number], string>> {
  const answers = new Map<Awaited<ReturnType<typeof viewers>>[number], string>();
  for (const found of await viewers()) {
    if (!persona(found.name).passwordLogin) continue;
    const { errors } = await (await server.as(found.name)).ask('{ getHome { __typename } }');
    answers.set(found, errors?.[0]?.extensions.reason ?? 'open');
  }
  return answers;
}

test('[ACC-04] [ACC-05] home lists no account types, so four are permitted, whatever they hold', async () => {
  expect(routeRequirement('/')).toMatchObject({ areaEntitlements: [] });
  const byType = new Map<string, Set<string>>();
  for (const [{ viewer }, answer] of await homeByPersona()) {
    byType.set(viewer.accountType, (byType.get(viewer.accountType) ?? new Set()).add(answer));
  }
  const [open, refused] = [new Set(['open']), new Set(['ACCOUNT_TYPE'])];
  expect(Object.fromEntries(byType)).toEqual({
    EMPLOYEE: open,
    LIMITED: open,
    MEMBER: open,
    TRIAL: open,
    ALUMNI: refused,
    POST_TRIAL: refused,
  });
});

test('[ACC-04] without a list of entitlements, ai-academy is assumed', async () => {
  // every page of the product has a list, so a copy of the row of home is asked without it
  const { areaEntitlements: _, ...unlisted }: Requirement = routeRequirement('/');
  const answers = new Set<string>();
  for (const { name, viewer } of await viewers()) {
    const check = checkRequirement(viewer, unlisted);
    const answer = check.ok ? 'open' : check.refusal.reason;
    if (answer === 'ACCOUNT_TYPE') continue;
    expect(answer, name).toBe(viewer.entitlements.includes(defaultAreas[0]) ? 'open' : 'ENTITLEMENT');
    answers.add(answer);
  }
  expect(answers).toEqual(new Set(['open', 'ENTITLEMENT']));
});

async function viewers(): Promise<
  { name: string; viewer: NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof openViewerSource>>['find']>>> }[]
> {
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
  const found = await Promise.all(
    people.flatMap(({ persona: name, memberId }) =>
      name === undefined ? [] : [source.find(memberId, server.clock.now()).then((viewer) => ({ name, viewer }))],
    ),
  );
  return found.flatMap(({ name, viewer }) => (viewer === null ? [] : [{ name, viewer }]));
}

/** The smallest valid document that calls a field: required arguments get a value that does not exist. */
function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${literal(arg.type)}`);
  const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${kind} { ${call}${selection} }`;
}

function literal(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter((item) => isNonNullType(item.type));
    return `{ ${required.map((item) => `${item.name}: ${literal(item.type)}`).join(', ')} }`;
  }
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  return { Int: '1', Float: '1', Boolean: 'false', ClientSeq: '"1"' }[named.name] ?? '"nowhere"';
}
