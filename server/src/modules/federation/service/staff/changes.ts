import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import type { StaffChange } from '../../../../base/staffChange.ts';
import { findLearningSystem } from '../../store/companySignOn.ts';
import { countIdentitiesAt, removeIdentitiesAt } from '../../store/federatedIdentities.ts';
import { findLmsProvider, findPassRealm, findRealm } from '../../store/realms.ts';
import {
  findDomain,
  removeDomain,
  removeLearningSystem,
  removeRealm,
  saveLearningSystem,
  saveVerifiedDomain,
  type LearningSystemRow,
} from '../../store/staffRealms.ts';
import { isCompanyDomain, normalizeDomain } from './companyDomain.ts';
import { isReachable, realmFacts } from './describe.ts';
import { checkCustomer, makeChange, refuseWith, type RealmDeps } from './makeChange.ts';

/**
 * Removes a customer's provider. Its people sign in by password, or by Google, from then on. Their names at the
 * provider are forgotten, so that by the next one, or the same again, they are found by their addresses once more
 * (D88); what another customer's people are called there stays, as does an address that a member has linked. Refuses a
 * customer that does not exist.
 */
export function dropRealm(deps: RealmDeps, customerId: string): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const noted = { action: 'REALM_REMOVED', subject: `realm/${customerId}` } as const;
    const present = await findRealm(tx, customerId);
    const refused = present === null ? await checkCustomer(tx, customerId) : null;
    if (refused !== null) return refused;
    if (present === null) return ok({ lines: [], ...noted, write: () => Promise.resolve() });
    const { issuer } = present;
    const { names, people } = await countIdentitiesAt(tx, { issuer, customerId, memberId: null });
    return ok({
      lines: [
        `provider removed: ${issuer}`,
        `people who sign in there: ${String(people)}; names of them that are forgotten: ${String(names)}`,
      ],
      ...noted,
      takesAway: true,
      before: realmFacts(present),
      write: async (writer) => {
        await removeRealm(writer, customerId);
        await removeIdentitiesAt(writer, { issuer, customerId, memberId: null });
      },
    });
  });
}

/**
 * Enters a domain that staff has verified to be the customer's (D11): corporate sign-in finds the customer by it, and
 * its provider may speak for addresses of it (THR-09). Refuses a public mail domain, a public suffix and a domain of
 * another customer.
 */
export function addDomain(
  deps: RealmDeps,
  input: { readonly customerId: string; readonly domain: string },
): Promise<Result<StaffChange>> {
  const { customerId } = input;
  const domain = normalizeDomain(input.domain);
  return makeChange(deps, async (tx) => {
    const refused = await checkCustomer(tx, customerId);
    if (refused !== null) return refused;
    if (!isCompanyDomain(domain)) return refuseWith(`${input.domain} is no domain of a company.`);
    const present = await findDomain(tx, domain);
    if (present !== null && present.customerId !== customerId) {
      return refuseWith(`${domain} belongs to ${present.customerId}.`);
    }
    return ok({
      lines: present?.isVerified === true ? [] : [`domain of ${customerId}, verified by staff: ${domain}`],
      action: 'DOMAIN_ADDED',
      subject: `domain/${domain}`,
      before: present,
      after: { customerId, isVerified: true },
      write: (writer) => saveVerifiedDomain(writer, domain, customerId, new Date(deps.now)),
    });
  });
}

/** Removes a domain, however it is spelled. Refuses one that nobody has entered. */
export function dropDomain(deps: RealmDeps, given: string): Promise<Result<StaffChange>> {
  const domain = normalizeDomain(given);
  return makeChange(deps, async (tx) => {
    const present = await findDomain(tx, domain);
    if (present === null) return refuseWith(`There is no domain ${given}.`);
    return ok({
      lines: [`domain removed from ${present.customerId}: ${present.domain}`],
      takesAway: true,
      action: 'DOMAIN_REMOVED',
      subject: `domain/${domain}`,
      before: present,
      write: (writer) => removeDomain(writer, domain),
    });
  });
}

/**
 * Enters a customer's learning system (SSO-03): where its learners sign in, or where they are sent, and the pass by
 * which those without an account register (PAS-05).
 */
export function addLearningSystem(
  deps: RealmDeps,
  system: Omit<LearningSystemRow, 'customerId'>,
): Promise<Result<StaffChange>> {
  const { providerKey, realmId, redirectUrl, passShortCode } = system;
  return makeChange(deps, async (tx) => {
    if (!/^[\w.-]{1,100}$/.test(providerKey)) return refuseWith('A key has letters, digits, dots and dashes only.');
    if (realmId !== null && (await findRealm(tx, realmId)) === null) return refuseWith(`${realmId} has no provider.`);
    if (redirectUrl !== null && !isReachable(redirectUrl) && safeRedirectPath(redirectUrl) === null) {
      return refuseWith(`${redirectUrl} is neither an https address nor a path of this site.`);
    }
    const pass = passShortCode === null ? null : await findPassRealm(tx, passShortCode);
    if (passShortCode !== null && (realmId === null || pass?.realmId !== realmId)) {
      return refuseWith(`${passShortCode} is no pass with single sign-on of ${realmId ?? 'this learning system'}.`);
    }
    const present = await findLmsProvider(tx, providerKey);
    const owner = realmId ?? (await findLearningSystem(tx, providerKey))?.customerId ?? null;
    const { providerKey: _key, ...wanted } = system;
    const isSame =
      present !== null &&
      Object.entries(wanted).every(([name, value]) => present[name as keyof typeof wanted] === value);
    return ok({
      lines: isSame ? [] : [`learning system ${providerKey}: ${JSON.stringify(wanted)}`],
      action: 'LEARNING_SYSTEM_SAVED',
      subject: `learningSystem/${providerKey}`,
      before: present,
      after: wanted,
      write: (writer) => saveLearningSystem(writer, { ...system, customerId: owner }),
    });
  });
}

/** Refuses a learning system that nobody has entered. */
export function dropLearningSystem(deps: RealmDeps, providerKey: string): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const present = await findLmsProvider(tx, providerKey);
    if (present === null) return refuseWith(`There is no learning system ${providerKey}.`);
    return ok({
      lines: [`learning system removed: ${providerKey}`],
      takesAway: true,
      action: 'LEARNING_SYSTEM_REMOVED',
      subject: `learningSystem/${providerKey}`,
      before: present,
      write: (writer) => removeLearningSystem(writer, providerKey),
    });
  });
}
