import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../../../base/context.ts';
import { linkTo } from '../../../../../base/site.ts';
import { snapshot } from '../../../../../base/sql/transaction.ts';
import { listVerifiedDomains } from '../../../../member/service/listVerifiedDomains.ts';
import {
  listCompanyLearningSystems,
  listSignOnPasses,
  type CompanyLearningSystemRow,
} from '../../../store/companySignOn.ts';
import { countIdentitiesAt, findLastUse } from '../../../store/federatedIdentities.ts';
import { findRealm, type RealmRow } from '../../../store/realms.ts';
import { findDraft, type SignOnDraftRow } from '../../../store/signOnDrafts.ts';
import { findCompanyName } from '../../../store/staffRealms.ts';
import type { CompanySignOnPage, ShownLearningSystem, ShownProvider } from '../../../types.ts';
import { answerPath, samlAnswerPath } from '../../answerPath.ts';
import { samlMetadataPath } from '../../samlSelf.ts';
import { testLinkOf } from '../../signOnTest/testLink.ts';
import { certificateFacts } from '../describe.ts';

/**
 * How the people of a company sign in, and its learning systems, without any secret (COM-01). NOT_FOUND for a company
 * that there is not, and for one that the caller's role does not reach (STF-01).
 */
export async function getCompanySignOn(ctx: StaffContext, companyId: string): Promise<Result<CompanySignOnPage>> {
  if (companyId.includes('\0') || !reachesCompany(staffReach(ctx.staff, 'company.read'), companyId))
    return refuse('NOT_FOUND');
  const { site } = ctx;
  return snapshot(ctx.db, async (tx): Promise<Result<CompanySignOnPage>> => {
    const name = await findCompanyName(tx, companyId);
    if (name === null) return refuse('NOT_FOUND');
    const realm = await findRealm(tx, companyId);
    const draft = await findDraft(tx, companyId);
    const of = realm && { issuer: realm.issuer, customerId: companyId };
    const systems = await listCompanyLearningSystems(tx, companyId);
    const mayTest = reachesCompany(staffReach(ctx.staff, 'signOn.write'), companyId);
    return ok({
      companyId,
      name,
      inUse: realm && { ...shown(realm), onSince: realm.onSince?.getTime() ?? null },
      draft: draft && {
        ...shown(draft),
        revision: draft.revision,
        savedAt: draft.savedAt,
        testedAt: draft.testedAt,
        testFault: draft.testFault,
        testWords: draft.testWords,
        testClaims: draft.testClaims,
        testLink: mayTest ? testLinkOf(ctx, { customerId: companyId, revision: draft.revision }) : null,
      },
      people: of === null ? 0 : (await countIdentitiesAt(tx, { ...of, memberId: null })).people,
      lastUse: of && (await findLastUse(tx, of)),
      domains: await listVerifiedDomains(tx, companyId),
      ourSide: {
        redirectUrl: linkTo(site, answerPath('OIDC', companyId)),
        entityId: linkTo(site, samlMetadataPath),
        acsUrl: linkTo(site, samlAnswerPath),
        metadataUrl: linkTo(site, samlMetadataPath),
      },
      learningSystems: systems.map((system) => ({ ...shownSystem(system), link: linkTo(site, lmsPath(system)) })),
      passCodes: await listSignOnPasses(tx, companyId),
    });
  });
}

const lmsPath = ({ providerKey }: CompanyLearningSystemRow): string =>
  `/lms?${new URLSearchParams({ provider: providerKey }).toString()}`;

function shownSystem(system: CompanyLearningSystemRow): Omit<ShownLearningSystem, 'link'> {
  const { providerKey, redirectUrl, passShortCode, realmId } = system;
  return { providerKey, redirectUrl, passCode: passShortCode, isReady: realmId !== null || redirectUrl !== null };
}

function shown({ kind, issuer, clientId, ssoUrl, certificates }: RealmRow | SignOnDraftRow): ShownProvider {
  return { kind, issuer, clientId, ssoUrl, certificates: certificates.map(certificateFacts) };
}
