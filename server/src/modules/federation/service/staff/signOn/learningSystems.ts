import { learningSystemForm } from '@atrium/domain/company/signOnForm.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffAct, StaffChange } from '../../../../../base/staffChange.ts';
import { findLearningSystem, listSignOnPasses } from '../../../store/companySignOn.ts';
import { findRealm } from '../../../store/realms.ts';
import { removeLearningSystem, saveLearningSystem } from '../../../store/staffRealms.ts';
import { findCompanyAs } from '../companyDomains.ts';
import { makeChange } from '../makeChange.ts';
import { noCompany, wrongField } from './saveDraft.ts';

/** A learning system of a company, by its key. */
export interface SystemInput {
  readonly companyId: string;
  readonly providerKey: string;
}

/**
 * Enters or changes a learning system of a company (COM-01, SSO-03): its people sign in by the company's own sign-on,
 * or, with an address, are sent there. `passCode`: the pass by which those without an account register; '' for none.
 * Refuses with NOT_FOUND for a company that there is not, and with INVALID_INPUT at its field.
 */
export function saveCompanyLearningSystem(
  act: StaffAct,
  input: SystemInput & { readonly redirectUrl: string; readonly passCode: string },
): Promise<Result<StaffChange>> {
  const { companyId } = input;
  const providerKey = input.providerKey.trim();
  const redirectUrl = input.redirectUrl.trim();
  const passShortCode = input.passCode === '' ? null : input.passCode;
  return makeChange(act, async (tx) => {
    const company = await findCompanyAs(tx, act, companyId, 'signOn.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    for (const name of ['providerKey', 'redirectUrl'] as const) {
      const [fault] = learningSystemForm[name]({ providerKey, redirectUrl });
      if (fault !== undefined) return wrongField(name, fault);
    }
    const passes = await listSignOnPasses(tx, companyId);
    if (passShortCode !== null && (redirectUrl !== '' || !passes.includes(passShortCode)))
      return wrongField('passCode', 'People register by a pass of the company with its own sign-on.');
    const before = await findLearningSystem(tx, providerKey);
    if (before !== null && before.customerId !== companyId) return wrongField('providerKey', 'This key is taken.');
    const isOwn = redirectUrl === '';
    const hasRealm = (await findRealm(tx, companyId)) !== null;
    const wanted = {
      realmId: isOwn && hasRealm ? companyId : null,
      redirectUrl: isOwn ? null : redirectUrl,
      passShortCode,
    };
    const isSame =
      before !== null &&
      before.realmId === wanted.realmId &&
      before.redirectUrl === wanted.redirectUrl &&
      before.passShortCode === passShortCode;
    const where = isOwn ? `sign in by the sign-on of ${company}` : `are sent to ${redirectUrl}`;
    return ok({
      lines: isSame
        ? []
        : [
            `Learners who come from ${providerKey} ${where}.`,
            ...(isOwn && !hasRealm ? ['They get no further until that is switched on.'] : []),
            ...(passShortCode === null ? [] : [`Those without an account register by ${passShortCode}.`]),
          ],
      action: 'LEARNING_SYSTEM_SAVED',
      subject: `learningSystem/${providerKey}`,
      before,
      after: wanted,
      write: (writer) => saveLearningSystem(writer, { providerKey, customerId: companyId, ...wanted }),
    });
  });
}

/** Removes a learning system of a company, and needs a reason (COM-01); one that it has not is gone already. */
export function removeCompanyLearningSystem(
  act: StaffAct,
  { companyId, providerKey }: SystemInput,
): Promise<Result<StaffChange>> {
  return makeChange(act, async (tx) => {
    if ((await findCompanyAs(tx, act, companyId, 'signOn.write')) === null) return refuse('NOT_FOUND', noCompany);
    const before = await findLearningSystem(tx, providerKey);
    const isThere = before?.customerId === companyId;
    return ok({
      lines: isThere ? [`The link of ${providerKey} leads nowhere from now on.`] : [],
      takesAway: true,
      action: 'LEARNING_SYSTEM_REMOVED',
      subject: `learningSystem/${providerKey}`,
      before: isThere ? before : null,
      write: (writer) => removeLearningSystem(writer, providerKey),
    });
  });
}
