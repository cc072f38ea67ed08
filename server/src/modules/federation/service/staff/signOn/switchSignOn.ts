import { isTested } from '@atrium/domain/company/signOnTest.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../../../base/sql/db.ts';
import type { StaffAct, StaffChange } from '../../../../../base/staffChange.ts';
import { listCompanyLearningSystems, listSignOnPasses, saveRealmOfSystems } from '../../../store/companySignOn.ts';
import { countIdentitiesAt, listOtherIssuers, removeIdentitiesAt } from '../../../store/federatedIdentities.ts';
import { findRealm, type RealmRow } from '../../../store/realms.ts';
import { findDraft, removeDraft, saveDraft, type SignOnDraftRow } from '../../../store/signOnDrafts.ts';
import { isByLink, removeRealm, saveRealm } from '../../../store/staffRealms.ts';
import { googleIssuer } from '../../realms.ts';
import { isPublicOnly } from '../../signOnTest/isPublicOnly.ts';
import { findCompanyAs } from '../companyDomains.ts';
import { realmFacts } from '../describe.ts';
import { makeChange } from '../makeChange.ts';
import { noCompany, refuseIssuer, type SignOnDeps } from './saveDraft.ts';

interface CompanyInput {
  readonly companyId: string;
}

const people = (count: number): string => counted(count, 'person', 'people');

/**
 * Switches the draft of a company's sign-on on, in place of what is in use (COM-01). It needs a reason unless a test of
 * this very draft passed within the last day, and when another provider's names for people are forgotten. Refuses with
 * NOT_FOUND for a company that there is not, and with CONFLICT for a draft that somebody has changed meanwhile; sent
 * again it changes nothing.
 */
export function switchOnSignOn(
  deps: SignOnDeps,
  { companyId, revision }: CompanyInput & { readonly revision: string },
): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const company = await findCompanyAs(tx, deps, companyId, 'signOn.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const draft = await findDraft(tx, companyId);
    const present = await findRealm(tx, companyId);
    const noted = { subject: `realm/${companyId}`, before: present && realmFacts(present) } as const;
    // it was switched on by the first of two presses
    if (draft === null && present !== null)
      return ok({ lines: [], ...noted, action: 'REALM_CHANGED', write: () => Promise.resolve() });
    if (draft?.revision !== revision)
      return refuse('CONFLICT', { reason: 'Somebody has changed this draft. Look at it again.' });
    const refused = await refuseIssuer(tx, deps, { issuer: draft.issuer, companyId, field: null });
    if (refused !== null) return refused;
    // also of one that was switched off before: nobody else's return to it may open their accounts
    const issuers = await listOtherIssuers(tx, { customerId: companyId, but: [draft.issuer, googleIssuer] });
    const replaced = present !== null && present.issuer !== draft.issuer ? [present.issuer] : [];
    const old = [...new Set([...replaced, ...issuers])].map((issuer) => ({
      issuer,
      customerId: companyId,
      memberId: null,
    }));
    let forgotten = 0;
    for (const each of old) forgotten += (await countIdentitiesAt(tx, each)).people;
    const wasTested = isTested({ testedAt: draft.testedAt, fault: draft.testFault }, deps.now);
    const realm = {
      ...providerOf(draft),
      realmId: companyId,
      customerId: companyId,
      byLink: (await isByLink(tx, companyId)) ?? false,
      isPublicOnly: isPublicOnly(deps.publicUrl),
      onSince: new Date(deps.now),
    };
    return ok({
      lines: [
        `People of ${company} sign in at ${draft.issuer} from now on.`,
        ...(wasTested ? [] : ['No test of it passed within the last day.']),
        ...(old.length === 0
          ? []
          : [
              `${old.map(({ issuer }) => issuer).join(', ')} signs in nobody any longer. ${people(forgotten)} are found by their addresses again.`,
            ]),
      ],
      ...((!wasTested || old.length > 0) && { takesAway: true as const }),
      ...noted,
      action: present === null ? 'REALM_ADDED' : 'REALM_CHANGED',
      after: { ...realmFacts(realm), wasTested },
      write: async (writer) => {
        await saveRealm(writer, realm);
        for (const each of old) await removeIdentitiesAt(writer, each);
        await saveRealmOfSystems(writer, companyId);
        await removeDraft(writer, companyId);
      },
    });
  });
}

/**
 * Switches the sign-on of a company off, and keeps it as a draft, by which it can be switched on again (COM-01). Says
 * before how many people sign in that way, and what they do then. Needs a reason; refuses as `switchOnSignOn`.
 */
export function switchOffSignOn(deps: SignOnDeps, { companyId }: CompanyInput): Promise<Result<StaffChange>> {
  return onInUse(deps, companyId, async (tx, company, present) => {
    const hadDraft = (await findDraft(tx, companyId)) !== null;
    return {
      lines: [
        `Nobody signs in at ${present.issuer} from now on.`,
        ...(await lossesOf(tx, company, present)),
        `What is entered is kept as the draft${hadDraft ? ', in place of the one that is there' : ''}.`,
      ],
      action: 'REALM_SWITCHED_OFF' as const,
      write: async (writer: Tx) => {
        await removeRealm(writer, companyId);
        const draft = { ...providerOf(present), customerId: companyId, revision: crypto.randomUUID() };
        await saveDraft(writer, draft, new Date(deps.now));
      },
    };
  });
}

/**
 * Removes the sign-on of a company with its draft; its people's names at the provider are forgotten (COM-01, D88).
 * Needs a reason; refuses as `switchOnSignOn`.
 */
export function removeSignOn(deps: SignOnDeps, { companyId }: CompanyInput): Promise<Result<StaffChange>> {
  return onInUse(deps, companyId, async (tx, company, present) => {
    const of = { issuer: present.issuer, customerId: companyId, memberId: null };
    const { names } = await countIdentitiesAt(tx, of);
    return {
      lines: [
        `The sign-on of ${company} at ${present.issuer} is removed.`,
        ...(await lossesOf(tx, company, present)),
        `${counted(names, 'name')} by which the provider knows its people ${names === 1 ? 'is' : 'are'} forgotten.`,
      ],
      action: 'REALM_REMOVED' as const,
      write: async (writer: Tx) => {
        await removeRealm(writer, companyId);
        await removeIdentitiesAt(writer, of);
        await removeDraft(writer, companyId);
      },
    };
  });
}

/** Throws the draft of a company's sign-on away, which nobody has met (COM-01); again it changes nothing. */
export function removeSignOnDraft(act: StaffAct, { companyId }: CompanyInput): Promise<Result<StaffChange>> {
  return makeChange(act, async (tx) => {
    const company = await findCompanyAs(tx, act, companyId, 'signOn.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const draft = await findDraft(tx, companyId);
    // of one that was switched off, people are still known by their names there
    const isSwitchedOff = draft !== null && (await findRealm(tx, companyId)) === null;
    const of = isSwitchedOff ? { issuer: draft.issuer, customerId: companyId, memberId: null } : null;
    const names = of === null ? 0 : (await countIdentitiesAt(tx, of)).names;
    return ok({
      lines:
        draft === null
          ? []
          : [
              `The draft of ${company}’s sign-on at ${draft.issuer} is thrown away.`,
              ...(names === 0
                ? []
                : [
                    `${counted(names, 'name')} by which the provider knows its people ${names === 1 ? 'is' : 'are'} forgotten.`,
                  ]),
            ],
      action: 'REALM_DRAFT_REMOVED',
      subject: `realm/${companyId}`,
      before: draft && realmFacts(draft),
      write: async (writer) => {
        if (of !== null) await removeIdentitiesAt(writer, of);
        await removeDraft(writer, companyId);
      },
    });
  });
}

/** Plans what takes the provider in use away; without one it is so already. */
function onInUse(
  deps: SignOnDeps,
  companyId: string,
  plan: (
    tx: Tx,
    company: string,
    present: RealmRow,
  ) => Promise<{
    readonly lines: readonly string[];
    readonly action: 'REALM_SWITCHED_OFF' | 'REALM_REMOVED';
    readonly write: (tx: Tx) => Promise<void>;
  }>,
): Promise<Result<StaffChange>> {
  return makeChange(deps, async (tx) => {
    const company = await findCompanyAs(tx, deps, companyId, 'signOn.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const present = await findRealm(tx, companyId);
    const noted = { takesAway: true, subject: `realm/${companyId}`, before: present && realmFacts(present) } as const;
    if (present === null) return ok({ ...noted, lines: [], action: 'REALM_REMOVED', write: () => Promise.resolve() });
    return ok({ ...noted, ...(await plan(tx, company, present)) });
  });
}

/** What is lost with the provider in use, a line each. */
async function lossesOf(tx: Tx, company: string, { issuer, customerId }: RealmRow): Promise<readonly string[]> {
  const used = (await countIdentitiesAt(tx, { issuer, customerId, memberId: null })).people;
  const systems = (await listCompanyLearningSystems(tx, customerId)).filter(({ realmId }) => realmId !== null);
  const passes = await listSignOnPasses(tx, customerId);
  return [
    used === 0
      ? `Nobody of ${company} has signed in there so far.`
      : `${people(used)} of ${company} sign in there. They stay signed in; the next time they sign in by password, for which “Forgot your password?” mails a code, or by Google.`,
    ...(systems.length === 0
      ? []
      : [`Learners who come from ${systems.map(({ providerKey }) => providerKey).join(', ')} get no further.`]),
    ...(passes.length === 0 ? [] : [`Nobody registers by ${passes.join(', ')}.`]),
  ];
}

function providerOf({ kind, issuer, clientId, sealedClientSecret, ssoUrl, certificates }: RealmRow | SignOnDraftRow) {
  return { kind, issuer, clientId, sealedClientSecret, ssoUrl, certificates };
}
