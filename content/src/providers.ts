import { persona } from './people.ts';

/** A person at an identity provider of the demo, and what that says about them. */
export interface ProviderAccount {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the provider manages the accounts of the address's domain. */
  readonly isHosted: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly name: string;
  /** By which name the provider sends the address; `mail` without one. */
  readonly addressClaim?: string;
  /** What signing in with this account shows. */
  readonly note: string;
}

function known(name: string, note: string): ProviderAccount {
  const { memberId, email, firstName, lastName } = persona(name);
  const full = { givenName: firstName, familyName: lastName, name: `${firstName} ${lastName}` };
  return { accountId: memberId, email, emailVerified: true, isHosted: true, ...full, note };
}

const fresh = (email: string, name: string, note: string): ProviderAccount => ({
  accountId: email.split('@')[0] ?? email,
  email,
  emailVerified: true,
  isHosted: true,
  givenName: null,
  familyName: null,
  name,
  note,
});

const academy = persona('academy');

/** The second sign-in of a member: an address at Google that is linked to an account. */
export const linkedAccount = {
  ...fresh(
    academy.alternateSSOEmail ?? '',
    `${academy.firstName} ${academy.lastName}`,
    'The second sign-in of a member',
  ),
  memberId: academy.memberId,
  isHosted: false,
};

/** Accounts at the stand-in for Google, which hosts the domain of the demo's consumers. */
export const googleAccounts: readonly ProviderAccount[] = [
  known('member', 'A member'),
  known('academy', 'A member of the AI academy'),
  known('limited', 'A free account'),
  known('trial', 'On trial'),
  known('alumni', 'An alumnus'),
  known('employee', 'An employee, who signs in with a password only'),
  known('bob@acme.example', 'Acme signs in its people itself'),
  fresh('robin@demo.example', 'Robin van der Berg', 'No account here yet'),
  fresh('cher@demo.example', 'Cher', 'No account here yet, and only one name'),
  fresh('sam@demo.example', 'Sam Haddad', 'Signed up, and has not set a password yet'),
  fresh('pending@demo.example', 'Pia Engstrom', 'No account here yet'),
  {
    ...fresh(
      'drew@elsewhere.example',
      'Drew Castellanos',
      'No account here, and an address that Google does not manage',
    ),
    isHosted: false,
  },
  linkedAccount,
  {
    ...known('crash', 'The same address as a member, but not verified'),
    accountId: 'not-verified',
    emailVerified: false,
  },
];

/** A free signup that waits for its password, at the address that its mailed link opens. */
export const pendingSignup = {
  email: 'sam@demo.example',
  firstName: 'Sam',
  lastName: 'Haddad',
  tac: 'the-secret-of-the-link-that-sam-got',
} as const;

/** Accounts at Acme's own identity provider. */
export const acmeAccounts: readonly ProviderAccount[] = [
  known('sso-only@acme.example', 'Signs in here only'),
  known('ann@acme.example', 'Administrator at Acme'),
  known('bob@acme.example', 'A member at Acme'),
  fresh('nina@acme.example', 'Nina Okafor', 'No account here yet'),
  { ...known('gil@globex.example', 'Belongs to another company'), accountId: 'borrowed-gil' },
  { ...known('employee', 'Not Acme’s to speak for'), accountId: 'borrowed-employee' },
];

/** Accounts at the identity provider of Initech, which nobody has entered yet. */
export const initechAccounts: readonly ProviderAccount[] = [
  fresh('nora@initech.example', 'Nora Test', 'No account here yet'),
  { ...fresh('upn@initech.example', 'Upton Test', 'Sends the address as upn'), addressClaim: 'upn' },
  fresh('lee@elsewhere.example', 'Lee Test', 'An address at another domain'),
];

/** The same company by OpenID Connect: where its provider is on this site, and what that knows us by. */
export const initechOidc = {
  path: '/__sandbox/initech',
  client: { clientId: 'academy', clientSecret: 'of-a-stand-in-on-this-machine' },
} as const;

/** The entity id of Initech's identity provider. */
export const initechEntityId = 'https://id.initech.example/saml';

/** The entity id of Acme's identity provider. */
export const acmeEntityId = 'https://id.acme.example/saml';

/** Learning systems of customers, by the key in their links to /lms. */
export const learningSystems = [
  // new people of Acme register by its pass when they come from there
  {
    providerKey: 'acme-learn',
    companyId: 'acme',
    customerId: 'acme',
    name: 'Acme Learn',
    redirectUrl: null,
    pass: 'ACME-SSO',
  },
  {
    providerKey: 'globex-campus',
    companyId: 'globex',
    customerId: null,
    name: 'Globex Campus',
    redirectUrl: null,
    pass: null,
  },
  {
    providerKey: 'hooli-u',
    companyId: 'hooli',
    customerId: null,
    name: 'Hooli U',
    redirectUrl: '/__sandbox/lms?from=hooli-u',
    pass: null,
  },
] as const;

/** A site that takes our members over by one-time codes. */
export const partnerName = 'Harbor Reading Room';
