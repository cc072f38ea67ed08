import { persona } from '@atrium/content/people.ts';
import { inTenant } from '../../base/sql/tenant.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { IdCall, MutationCall, Operation, Operations, Others } from '../../testing/operation.ts';
import { inDays } from '../person/operations.fixture.ts';
import { giveOwner } from '../staff/setup.fixture.ts';

const reason = 'They asked on the phone.';

const act = (
  access: Operation['access'],
  variablesOf: (server: TestServer) => object | Promise<object>,
  more: Partial<Operation> = {},
): Operation => ({
  access,
  call: async (server): Promise<MutationCall> => ({
    caller: await server.as('employee'),
    variables: { reason, ...(await variablesOf(server)) },
    varying: ['lines', 'isSaved'],
  }),
  ...more,
});

/** A new contract of a company, from today on. */
export function termsOfYear(server: TestServer) {
  return {
    // it has begun in every zone
    startsOn: inDays(server, -1),
    endsOn: inDays(server, 365),
    totalSeats: 5,
    overage: false,
    entitlementIds: ['area-ai-academy'],
    links: [],
  };
}

/** Adds a contract to a company that has none, as its page does; returns its id. */
export async function addContractTo(server: TestServer, companyId: string): Promise<string> {
  const contractId = crypto.randomUUID();
  await inTenant(server.db, companyId, (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: contractId,
        customer_id: companyId,
        starts_at: new Date(server.clock.now()),
        ends_at: new Date(server.clock.now() + 86_400_000 * 90),
        total_seats: 5,
        entitlement_ids: ['area-ai-academy'],
      })
      .execute(),
  );
  return contractId;
}

const ids = { contractId: 'company.test.ts: of another company as if there were none' };

/** A domain of Initech that nobody has proved. */
async function enteredDomain(server: TestServer): Promise<{ companyId: string; domain: string }> {
  const domain = `d${crypto.randomUUID().slice(0, 8)}.example`;
  await server.db.insertInto('email_domain').values({ domain, customer_id: 'initech' }).execute();
  return { companyId: 'initech', domain };
}

const domains: Operations = {
  addCompanyDomain: act({ staff: 'company.write' }, () => ({
    companyId: 'initech',
    domain: `d${crypto.randomUUID().slice(0, 8)}.example`,
  })),
  checkCompanyDomain: {
    access: { staff: 'company.write' },
    call: async (server): Promise<MutationCall> => {
      const caller = await server.as('employee');
      // the calls for the first owner have taken the role away
      await giveOwner(server, caller.memberId);
      return { caller, variables: await enteredDomain(server) };
    },
    repeats: 'each look at the DNS says when it was',
  },
  proveCompanyDomain: act({ staff: 'domain.write' }, enteredDomain),
  removeCompanyDomain: act({ staff: 'domain.write' }, enteredDomain),
};

export const operations: Operations = {
  searchCompanies: { access: { staff: 'company.read' } },
  getCompany: { access: { staff: 'company.read' } },
  addCompany: act({ staff: 'company.write' }, () => ({
    companyId: `c-${crypto.randomUUID().slice(0, 8)}`,
    name: 'Umbrella',
    timeZone: 'Europe/Berlin',
  })),
  saveCompany: act({ staff: 'company.write' }, async (server) => {
    const { version } = await server.db
      .selectFrom('customer')
      .select('version')
      .where('customer_id', '=', 'initech')
      .executeTakeFirstOrThrow();
    return {
      companyId: 'initech',
      version,
      // without digits, of which many are a telephone number
      name: `Initech ${crypto
        .randomUUID()
        .replaceAll(/[^a-f]/g, 'x')
        .slice(0, 30)}`,
      timeZone: 'America/Chicago',
      hideMemberProfile: false,
      disableAIFeatures: false,
      enableProfAI: false,
    };
  }),
  saveCompanyBrand: act({ staff: 'company.write' }, async (server) => {
    const { version } = await server.db
      .selectFrom('customer')
      .select('version')
      .where('customer_id', '=', 'initech')
      .executeTakeFirstOrThrow();
    const accentColor = `#${crypto.randomUUID().slice(0, 6)}`;
    return { companyId: 'initech', version, logoUrl: '', accentColor };
  }),
  addCompanyAdministrator: {
    ...act({ staff: 'company.write' }, () => ({ companyId: 'acme', email: 'bob@acme.example' })),
    ids: { email: 'administrators.test.ts: nobody of another company is made one' },
    addresses: 'only the team asks, and hears of nobody but people of the company',
  },
  removeCompanyAdministrator: act({ staff: 'company.write' }, () => ({
    companyId: 'oceanic',
    userId: persona('maeve@oceanic.example').memberId,
  })),
  ...domains,
  saveContract: act(
    { staff: 'contract.write' },
    (server) => ({ companyId: 'initech', contractId: crypto.randomUUID(), version: 0, ...termsOfYear(server) }),
    { ids: { ...ids, entitlementIds: 'contracts.test.ts: terms that cannot be are refused at their field' } },
  ),
  endContract: act(
    { staff: 'contract.write' },
    async (server) => ({
      companyId: 'initech',
      contractId: await addContractTo(server, 'initech'),
      version: 1,
      lastDay: inDays(server, 2),
    }),
    { ids },
  ),
};

export function idCalls(_server: TestServer, _others: Others): IdCall[] {
  return [
    {
      id: 'getCompany.companyId',
      kind: 'query',
      foreign: () => ['acme', 'globex'],
      missing: 'no-company',
      call: () => 'getCompany(companyId: $id) { name }',
      open: ['employee'],
    },
  ];
}
