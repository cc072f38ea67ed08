import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { domainOf } from '@atrium/domain/account/emailAddress.ts';
import { z } from 'zod';
import type { Context } from '../../../base/context.ts';
import { linkTo } from '../../../base/site.ts';
import { findCorporateDomain, findLmsProvider } from '../store/realms.ts';
import type { CorporateRealmLookup, LmsProviderLookup } from '../types.ts';
import { findKnownRealm } from './findKnownRealm.ts';
import { sealOptions } from './handles.ts';

const nothing = { link: null, realm: null, serializedOptions: null } as const;
const maxLength = 4096;

/**
 * How the people of an address's domain sign in (SSO-02, D11): 404 for a domain that no customer has proved, 402
 * without a running contract, 501 without an identity provider. It depends on the domain only, never on the person
 * (THR-12). `redirectPath`: the page of ours to which the sign-in leads (RTE-05); anything else is left out (THR-06).
 */
export async function lookupCorporateRealm(
  ctx: Context,
  b64email: string,
  redirectPath: string | null = null,
): Promise<CorporateRealmLookup> {
  const email = decode(b64email) ?? '';
  const domain = domainOf(email);
  const found = domain === null ? null : await findCorporateDomain(ctx.db, domain, new Date(ctx.now));
  if (found === null) return { ...nothing, error: { code: '404' } };
  if (!found.hasRunningContract) return { ...nothing, error: { code: '402' } };
  if (found.realm === null) return { ...nothing, error: { code: '501' } };
  const { realmId, byLink } = found.realm;
  const serializedOptions = sealOptions(
    { context: 'corporate', realmId, returnPath: safeRedirectPath(redirectPath ?? ''), email, passCode: null },
    ctx.secret,
  );
  const link = byLink ? startLink(ctx, serializedOptions) : null;
  return { link, realm: realmId, serializedOptions, error: null };
}

/**
 * How the people of a single-sign-on pass sign in (PAS-05): 404 for any other code, 501 while the company has no
 * identity provider, 429 after too many guesses (THR-58).
 */
export async function lookupPassCorporateRealm(ctx: Context, code: string): Promise<CorporateRealmLookup> {
  const known = await findKnownRealm(ctx, code);
  if (!known.ok) return { ...nothing, error: { code: '429' } };
  const found = known.value;
  if (found === null) return { ...nothing, error: { code: '404' } };
  const { realmId, redirectUrl } = found;
  if (realmId === null) return { ...nothing, error: { code: '501' } };
  const returnPath = safeRedirectPath(redirectUrl ?? '');
  const options = { context: 'pass', realmId, returnPath, email: null, passCode: found.code } as const;
  const serializedOptions = sealOptions(options, ctx.secret);
  return { link: startLink(ctx, serializedOptions), realm: realmId, serializedOptions, error: null };
}

const lmsOptions = z.strictObject({
  provider: z.string().min(1).max(100),
  redirectPath: z.string().max(2048).optional(),
});

/**
 * Where a learner who comes from a learning system signs in (SSO-03): our own start of the sign-in, or the address that
 * is registered for the system; nothing of what the link says becomes an address (THR-07). Where the system has a pass,
 * somebody without an account registers by it (PAS-05). 400 for options that are not
 * ours, 404 for an unknown system, 501 for one that is not set up completely.
 */
export async function lookupLmsProvider(ctx: Context, b64options: string): Promise<LmsProviderLookup> {
  const empty = { realm: null, serializedOptions: null, passShortCode: null, redirectUrl: null, authorizeUrl: null };
  const options = lmsOptions.safeParse(jsonOf(decode(b64options)));
  if (!options.success) return { ...empty, error: { code: '400' } };
  const { provider, redirectPath } = options.data;
  const returnPath = redirectPath === undefined ? null : safeRedirectPath(redirectPath);
  if (redirectPath !== undefined && returnPath === null) return { ...empty, error: { code: '400' } };
  const found = await findLmsProvider(ctx.db, provider);
  if (found === null) return { ...empty, error: { code: '404' } };
  const { realmId, redirectUrl, passShortCode } = found;
  if (realmId === null) {
    return redirectUrl === null
      ? { ...empty, error: { code: '501' } }
      : { ...empty, passShortCode, redirectUrl, error: null };
  }
  const serializedOptions = sealOptions(
    { context: 'lms', realmId, returnPath, email: null, passCode: passShortCode },
    ctx.secret,
  );
  const authorizeUrl = startLink(ctx, serializedOptions);
  return { realm: realmId, serializedOptions, passShortCode, redirectUrl, authorizeUrl, error: null };
}

function startLink(ctx: Context, options: string): string {
  return linkTo(ctx.site, `/oidc/federation?options=${options}`);
}

/** The text of base64, in either alphabet; null when it is none, or too long. */
function decode(b64: string): string | null {
  if (b64.length > maxLength || !/^[\w+/-]*={0,2}$/.test(b64)) return null;
  const text = Buffer.from(b64, 'base64').toString('utf8');
  return text.isWellFormed() && !text.includes('\0') && !text.includes('\uFFFD') ? text : null;
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
