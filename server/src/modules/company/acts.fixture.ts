import type { TestServer } from '../../testing/harness.ts';

const types: Readonly<Record<string, string>> = {
  companyId: 'ID!',
  contractId: 'ID!',
  version: 'Int!',
  name: 'String!',
  timeZone: 'String!',
  hideMemberProfile: 'Boolean!',
  disableAIFeatures: 'Boolean!',
  enableProfAI: 'Boolean!',
  startsOn: 'String!',
  endsOn: 'String!',
  totalSeats: 'Int!',
  overage: 'Boolean!',
  entitlementIds: '[String!]!',
  links: '[ContractLinkInput!]!',
  lastDay: 'String!',
  email: 'String!',
  domain: 'String!',
  logoUrl: 'String!',
  accentColor: 'String!',
  userId: 'ID!',
  reason: 'String',
  dryRun: 'Boolean',
};

/** What an act on a company answers: what was done, or why not. */
export interface Acted {
  readonly lines: readonly string[];
  readonly code: string | null;
  readonly field: string | null;
  readonly reason: string | null;
}

/** Does an act on a company as somebody of the team. */
export async function actOnCompany(
  server: TestServer,
  name: string,
  variables: Readonly<Record<string, unknown>>,
  who = 'employee',
): Promise<Acted> {
  const names = Object.keys(variables);
  const declared = names.map((each) => `$${each}: ${types[each] ?? 'String'}`).join(', ');
  const given = names.map((each) => `${each}: $${each}`).join(', ');
  const text = `mutation (${declared}) { ${name}(${given}) { lines error { code field reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: Omit<Acted, 'lines'> | null } | null>>(text, variables);
  const error = data?.[name]?.error;
  return {
    lines: data?.[name]?.lines ?? [],
    code: errors?.[0]?.extensions.code ?? error?.code ?? null,
    field: error?.field ?? null,
    reason: error?.reason ?? null,
  };
}

/** A contract as the page of its company shows it. */
export interface ShownContract {
  readonly contractId: string;
  readonly version: number;
  readonly state: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly totalSeats: number;
  readonly overage: boolean;
  readonly assignedSeats: number;
  readonly usedSeats: number;
  readonly entitlementIds: readonly string[];
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

export interface ShownCompany {
  readonly name: string;
  readonly version: number;
  readonly timeZone: string;
  readonly contracts: readonly ShownContract[];
  readonly administrators: readonly { readonly displayName: string; readonly email: string }[];
  readonly areas: readonly { readonly entitlementId: string }[];
}

/** A company as somebody of the team sees it, or the code of why not. */
export async function companyAs(server: TestServer, who: string, companyId: string): Promise<ShownCompany | string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ getCompany: ShownCompany | null }>(
    `query ($companyId: ID!) { getCompany(companyId: $companyId) { name version timeZone
      contracts { contractId version state startsOn endsOn totalSeats overage assignedSeats usedSeats entitlementIds
        links { title url } }
      administrators { displayName email } areas { entitlementId } } }`,
    { companyId },
  );
  return data?.getCompany ?? errors?.[0]?.extensions.code ?? 'none';
}

/** The same of a company that is there. */
export async function companyOf(server: TestServer, companyId: string): Promise<ShownCompany> {
  const company = await companyAs(server, 'employee', companyId);
  if (typeof company === 'string') throw new Error(company);
  return company;
}
