import { randomUUID } from 'node:crypto';
import { isProviderAddress, oidcForm, samlForm } from '@atrium/domain/company/signOnForm.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { isLoopback } from '../../../../../base/http/loopback.ts';
import { seal, unseal } from '../../../../../base/secret.ts';
import type { Tx } from '../../../../../base/sql/db.ts';
import type { StaffChange } from '../../../../../base/staffChange.ts';
import { findRealm, type RealmRow } from '../../../store/realms.ts';
import { findDraft, saveDraft, type NewSignOnDraft, type SignOnDraftRow } from '../../../store/signOnDrafts.ts';
import { findOwnerOfIssuer } from '../../../store/staffRealms.ts';
import { clientSecretPurpose } from '../../realms.ts';
import { isPublicOnly } from '../../signOnTest/isPublicOnly.ts';
import { findCompanyAs } from '../companyDomains.ts';
import { describeCertificate, realmFacts } from '../describe.ts';
import { makeChange, type RealmDeps } from '../makeChange.ts';
import { byFingerprint, isGoogle, maxCertificates } from '../saveRealm.ts';

/** Somebody of the team at a page, and what it needs to ask a provider. */
export interface SignOnDeps extends RealmDeps {
  readonly publicUrl: string;
}

/** The refusal for a company that there is not, or that is not the caller's. */
export const noCompany = { reason: 'There is no such company.' };

type Wanted = Omit<NewSignOnDraft, 'revision' | 'customerId'>;

/** A refusal in a sentence at its field. */
export function wrongField(field: string, reason: string): Refused {
  return refuse('INVALID_INPUT', { reason, field });
}

/**
 * Saves a draft of a company's sign-on by OpenID Connect, whose provider must answer with its configuration (COM-01).
 * An empty secret keeps the one that is known of the same client. Refuses with NOT_FOUND for a company that there is
 * not, and with INVALID_INPUT at its field for what cannot be.
 */
export async function saveOidcDraft(
  deps: SignOnDeps,
  input: {
    readonly companyId: string;
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  },
): Promise<Result<StaffChange>> {
  const { companyId } = input;
  // nobody else makes this server ask an address
  if ((await findCompanyAs(deps.db, deps, companyId, 'signOn.write')) === null) return refuse('NOT_FOUND', noCompany);
  const values = {
    issuer: input.issuer.trim(),
    clientId: input.clientId.trim(),
    clientSecret: input.clientSecret.trim(),
  };
  const { issuer, clientId } = values;
  const known = await findKnownSecret(deps, companyId, values);
  const form = oidcForm(known !== null);
  for (const name of ['issuer', 'clientId', 'clientSecret'] as const) {
    const [fault] = form[name](values);
    if (fault !== undefined) return wrongField(name, fault);
  }
  const clientSecret = values.clientSecret === '' && known !== null ? known.clientSecret : values.clientSecret;
  const inside = refuseInside(deps, 'issuer', issuer);
  if (inside !== null) return inside;
  const connection = {
    kind: 'OIDC',
    issuer,
    clientId,
    clientSecret,
    isPublicOnly: isPublicOnly(deps.publicUrl),
  } as const;
  const attempt = { state: 'state', returnUrl: deps.publicUrl, loginHint: null };
  const answer = await deps.identityProviders.oidc.begin(connection, attempt);
  if (!answer.ok) return wrongField('issuer', `The provider at ${issuer} does not answer with its configuration.`);
  const isSame = known?.clientSecret === clientSecret;
  const sealedClientSecret = isSame ? known.sealed : seal(clientSecret, deps.secret, clientSecretPurpose);
  return saveWith(deps, companyId, 'issuer', () =>
    ok({ kind: 'OIDC', issuer, clientId, sealedClientSecret, ssoUrl: null, certificates: [] }),
  );
}

/**
 * Saves a draft of a company's sign-on by SAML from its provider's metadata, pasted or at an https address (COM-01).
 * With `keepsCertificates` those that are in use are accepted beside the new ones, at most two together. Refuses as
 * `saveOidcDraft`.
 */
export async function saveSamlDraft(
  deps: SignOnDeps,
  input: { readonly companyId: string; readonly metadata: string; readonly keepsCertificates: boolean },
): Promise<Result<StaffChange>> {
  const { companyId } = input;
  if ((await findCompanyAs(deps.db, deps, companyId, 'signOn.write')) === null) return refuse('NOT_FOUND', noCompany);
  const metadata = input.metadata.trim();
  const [fault] = samlForm.metadata({ metadata });
  if (fault !== undefined) return wrongField('metadata', fault);
  const { saml } = deps.identityProviders;
  const isAddress = !metadata.startsWith('<');
  const inside = isAddress ? refuseInside(deps, 'metadata', metadata) : null;
  if (inside !== null) return inside;
  const text = isAddress ? await saml.fetchMetadata(metadata, isPublicOnly(deps.publicUrl)) : ok(metadata);
  if (!text.ok) return wrongField('metadata', text.refusal.reason);
  const read = saml.readMetadata(text.value, deps.now);
  if (!read.ok) return wrongField('metadata', read.refusal.reason);
  const { entityId, ssoUrl, certificates: published } = read.value;
  if (!isProviderAddress(ssoUrl)) return wrongField('metadata', `Its address for sign-on, ${ssoUrl}, is not https.`);
  return saveWith(deps, companyId, 'metadata', (present) => {
    const kept = input.keepsCertificates && present?.issuer === entityId ? present.certificates : [];
    const certificates = byFingerprint([...published, ...kept]);
    if (certificates.length > maxCertificates)
      return wrongField('metadata', 'More than two certificates would be accepted. Leave out the one in use.');
    return ok({ kind: 'SAML', issuer: entityId, ssoUrl, certificates, clientId: null, sealedClientSecret: null });
  });
}

/** The secret that is known of this client, of the draft before that in use; null for none. */
async function findKnownSecret(
  { db, secret }: SignOnDeps,
  companyId: string,
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
): Promise<{ readonly sealed: Buffer; readonly clientSecret: string } | null> {
  for (const known of [await findDraft(db, companyId), await findRealm(db, companyId)]) {
    const sealed = known?.sealedClientSecret ?? null;
    if (sealed === null || known?.issuer !== issuer || known.clientId !== clientId) continue;
    const clientSecret = unseal(sealed, secret, clientSecretPurpose);
    if (clientSecret !== null) return { sealed, clientSecret };
  }
  return null;
}

/** Refuses an address on this machine, but for a site that is there itself. */
function refuseInside({ publicUrl }: SignOnDeps, field: string, address: string): Refused | null {
  return isPublicOnly(publicUrl) && isLoopback(new URL(address).hostname)
    ? wrongField(field, 'This address is on our own machine.')
    : null;
}

/** Why this company cannot have the provider of this name: it is Google's own, or another company's. */
export async function refuseIssuer(
  tx: Tx,
  deps: RealmDeps,
  { issuer, companyId, field }: { readonly issuer: string; readonly companyId: string; readonly field: string | null },
): Promise<Refused | null> {
  const at = field === null ? {} : { field };
  if (isGoogle(issuer, deps))
    return refuse('INVALID_INPUT', {
      reason: `${issuer} is our own sign-in with Google. Use the SAML metadata of the company’s Google Workspace.`,
      ...at,
    });
  // two companies with one issuer would share the names of its people
  const owner = await findOwnerOfIssuer(tx, issuer);
  return owner === null || owner === companyId
    ? null
    : refuse('INVALID_INPUT', { reason: `${issuer} is the provider of another company.`, ...at });
}

function saveWith(
  deps: SignOnDeps,
  companyId: string,
  field: string,
  wantedFor: (present: RealmRow | null) => Result<Wanted>,
): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const company = await findCompanyAs(tx, deps, companyId, 'signOn.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const wanted = wantedFor(await findRealm(tx, companyId));
    if (!wanted.ok) return wanted;
    const refused = await refuseIssuer(tx, deps, { issuer: wanted.value.issuer, companyId, field });
    if (refused !== null) return refused;
    const before = await findDraft(tx, companyId);
    const draft = { ...wanted.value, customerId: companyId, revision: randomUUID() };
    const { kind, issuer, certificates } = draft;
    return ok({
      lines: isSameDraft(before, draft)
        ? []
        : [
            `${kind === 'SAML' ? 'SAML' : 'OpenID Connect'} at ${issuer} is the draft of ${company}’s sign-on.`,
            ...certificates.map((pem) => `It signs with a certificate: ${describeCertificate(pem)}.`),
            'Nobody meets it until it is switched on.',
          ],
      action: 'REALM_DRAFTED',
      subject: `realm/${companyId}`,
      before: before === null ? null : realmFacts(before),
      after: realmFacts(draft),
      write: (writer) => saveDraft(writer, draft, new Date(deps.now)),
    });
  });
}

function isSameDraft(before: SignOnDraftRow | null, draft: NewSignOnDraft): boolean {
  if (before === null) return false;
  const names = ['kind', 'issuer', 'clientId', 'ssoUrl'] as const;
  const [had, has] = [before.sealedClientSecret, draft.sealedClientSecret];
  return (
    names.every((name) => before[name] === draft[name]) &&
    before.certificates.join() === draft.certificates.join() &&
    (had === null || has === null ? had === has : had.equals(has))
  );
}
