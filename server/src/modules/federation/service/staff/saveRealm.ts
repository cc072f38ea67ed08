import { X509Certificate } from 'node:crypto';
import { ok, type Result } from '@atrium/domain/errors.ts';
import { seal, unseal } from '../../../../base/secret.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import type { StaffChange } from '../../../../base/staffChange.ts';
import { findRealm, type RealmRow } from '../../store/realms.ts';
import { findOwnerOfIssuer, isByLink, saveRealm } from '../../store/staffRealms.ts';
import { clientSecretPurpose, googleIssuer, googleRealm } from '../realms.ts';
import { describeCertificate, isReachable, realmFacts } from './describe.ts';
import { checkCustomer, makeChange, refuseWith, type RealmDeps } from './makeChange.ts';

interface Target {
  readonly customerId: string;
  /** Whether corporate sign-in goes to a link at once; undefined leaves it as it is, which begins with false. */
  readonly byLink?: boolean | undefined;
}

type Wanted = Omit<RealmRow, 'realmId' | 'customerId' | 'isPublicOnly' | 'onSince'>;
/** How many certificates of one provider are accepted. */
export const maxCertificates = 2;

/**
 * Imports the metadata of a customer's SAML provider (SSO-01, D11). The certificates in use are accepted beside the
 * new ones until the overlap is ended, at most two together, so that the provider can change its key at any time.
 * Refuses with INVALID_INPUT, whose reason says why: metadata that cannot be used, a provider of another customer,
 * Google's own, at which everybody signs in (THR-09), or another provider than the customer's present one, which has
 * to be removed first.
 */
export async function saveSamlRealm(
  deps: RealmDeps,
  input: Target & { readonly metadata: string; readonly endsOverlap: boolean },
): Promise<Result<StaffChange>> {
  const { saml } = deps.identityProviders;
  const read = saml.readMetadata(input.metadata, deps.now);
  if (!read.ok) return read;
  const { entityId, ssoUrl, certificates: published } = read.value;
  if (!isReachable(ssoUrl)) return refuseWith(`The single sign-on address ${ssoUrl} is not an https address.`);
  return saveWith(deps, input, (present) => {
    const kept = input.endsOverlap ? [] : (present?.certificates ?? []);
    const certificates = byFingerprint([...published, ...kept]);
    if (certificates.length > maxCertificates) {
      return refuseWith('More than two certificates would be accepted. End the overlap that runs: --end-overlap');
    }
    return ok({ kind: 'SAML', issuer: entityId, ssoUrl, certificates, clientId: null, sealedClientSecret: null });
  });
}

/**
 * Enters a customer's OpenID Connect provider (SSO-01, D11), which must answer with its configuration. Refuses like
 * `saveSamlRealm`.
 */
export async function saveOidcRealm(
  deps: RealmDeps,
  input: Target & { readonly issuer: string; readonly clientId: string; readonly clientSecret: string },
): Promise<Result<StaffChange>> {
  const { issuer, clientId, clientSecret } = input;
  if (!isReachable(issuer)) return refuseWith(`The issuer ${issuer} is not an https address.`);
  if (clientId === '' || clientSecret === '') return refuseWith('The client id and its secret are needed.');
  const attempt = { state: 'state', returnUrl: issuer, loginHint: null };
  const answer = await deps.identityProviders.oidc.begin({ kind: 'OIDC', issuer, clientId, clientSecret }, attempt);
  if (!answer.ok) return refuseWith(`The provider at ${issuer} does not answer with its configuration.`);
  return saveWith(deps, input, (present) => {
    const known = present?.sealedClientSecret ?? null;
    const isSame = known !== null && unseal(known, deps.secret, clientSecretPurpose) === clientSecret;
    const sealedClientSecret = isSame ? known : seal(clientSecret, deps.secret, clientSecretPurpose);
    return ok({ kind: 'OIDC', issuer, clientId, sealedClientSecret, ssoUrl: null, certificates: [] });
  });
}

function saveWith(
  deps: RealmDeps,
  { customerId, byLink }: Target,
  wantedFor: (present: RealmRow | null) => Result<Wanted>,
): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const refused = await checkCustomer(tx, customerId);
    if (refused !== null) return refused;
    if (customerId === googleRealm) return refuseWith('This id is that of Google.');
    const present = await findRealm(tx, customerId);
    const wanted = wantedFor(present);
    if (!wanted.ok) return wanted;
    const { kind, issuer } = wanted.value;
    if (present !== null && (present.kind !== kind || present.issuer !== issuer)) {
      return refuseWith(`${customerId} has the provider ${present.issuer}. Remove it first.`);
    }
    if (isGoogle(issuer, deps)) {
      return refuseWith(
        `${issuer} is the provider of our own sign-in with Google. Import the metadata of the customer's Google Workspace.`,
      );
    }
    // two customers with one issuer would share the names of its people
    const owner = await findOwnerOfIssuer(tx, issuer);
    if (owner !== null && owner !== customerId) return refuseWith(`${issuer} is the provider of ${owner}.`);
    const wasByLink = await isByLink(tx, customerId);
    const realm = {
      realmId: customerId,
      customerId,
      ...wanted.value,
      byLink: byLink ?? wasByLink ?? false,
      isPublicOnly: present?.isPublicOnly ?? false,
      onSince: present?.onSince ?? null,
    };
    return ok({
      lines: differences(present, { ...realm, wasByLink }),
      action: present === null ? 'REALM_ADDED' : 'REALM_CHANGED',
      subject: `realm/${customerId}`,
      before: present === null ? null : { ...realmFacts(present), byLink: wasByLink },
      after: { ...realmFacts(realm), byLink: realm.byLink },
      write: (writer: Tx) => saveRealm(writer, realm),
    });
  });
}

/** Whether an issuer, however its address is spelled, is that by which anybody signs in with Google. */
export function isGoogle(issuer: string, { identityProviders: { google } }: RealmDeps): boolean {
  const plain = (address: string): string =>
    URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : address;
  return [googleIssuer, ...(google === null ? [] : [google.issuer])].some((known) => plain(known) === plain(issuer));
}

function differences(
  before: RealmRow | null,
  after: RealmRow & { readonly byLink: boolean; readonly wasByLink: boolean | null },
): string[] {
  const [had, has] = [before?.certificates ?? [], after.certificates];
  const lost = had.filter((pem) => !fingerprints(has).includes(fingerprintOf(pem)));
  const won = has.filter((pem) => !fingerprints(had).includes(fingerprintOf(pem)));
  const changed = (name: string, was: string | null, is: string | null): string[] =>
    was === is || is === null ? [] : [`${name}: ${is}${was === null ? '' : `, was ${was}`}`];
  return [
    ...changed('provider', before?.issuer ?? null, after.issuer),
    ...changed('single sign-on address', before?.ssoUrl ?? null, after.ssoUrl),
    ...changed('client id', before?.clientId ?? null, after.clientId),
    ...(after.sealedClientSecret === (before?.sealedClientSecret ?? null) ? [] : ['client secret: a new one']),
    ...won.map((pem) => `certificate added: ${describeCertificate(pem)}`),
    ...lost.map((pem) => `certificate removed: ${describeCertificate(pem)}`),
    ...(after.byLink === (after.wasByLink ?? false)
      ? []
      : [`corporate sign-in by link: ${after.byLink ? 'yes' : 'no'}`]),
  ];
}

/** Certificates without those that are there already. */
export function byFingerprint(certificates: readonly string[]): string[] {
  return [...new Map(certificates.map((pem) => [fingerprintOf(pem), pem])).values()];
}

const fingerprintOf = (pem: string): string => new X509Certificate(pem).fingerprint256;
const fingerprints = (certificates: readonly string[]): string[] => certificates.map(fingerprintOf);
