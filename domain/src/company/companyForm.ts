import { isPlain } from '../account/signup.ts';
import type { FormRules } from '../formRules.ts';
import { isTimeZone } from '../timeZone.ts';

/** A company to be made. */
export interface CompanyValues {
  /** Its name in addresses, files and commands, which stays. */
  readonly companyId: string;
  readonly name: string;
  /** An IANA name: the days of its contracts and figures are those of this zone. */
  readonly timeZone: string;
}

const longestName = 120;
const longestId = 40;
const id = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// the ids of the businesses with which an academy begins, and of a test that names none
const reserved: ReadonlySet<string> = new Set(['consumer', 'internal', 'new']);

/**
 * The form of a new company (COM-01), whose name is said in mails to people who may not know it (THR-65). Whether
 * the id is taken is known to the server alone.
 */
export const companyForm: FormRules<CompanyValues> = {
  name: ({ name }) => nameFaults(name.trim()),
  companyId: ({ companyId }) => idFaults(companyId),
  timeZone: ({ timeZone }) => (isTimeZone(timeZone) ? [] : ['Choose a time zone.']),
};

/** What its people see and use of a company, as switches. */
interface CompanySwitches {
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
}

/** Whether other switches take something from the people of a company, so that a reason is needed (D96). */
export function takesSwitches(held: CompanySwitches, wanted: CompanySwitches): boolean {
  return (
    (wanted.hideMemberProfile && !held.hideMemberProfile) ||
    (wanted.disableAIFeatures && !held.disableAIFeatures) ||
    (held.enableProfAI && !wanted.enableProfAI)
  );
}

function nameFaults(name: string): readonly string[] {
  if (name === '') return ['Enter the name of the company.'];
  if (Array.from(name).length > longestName) return [`A name has at most ${String(longestName)} characters.`];
  // the stroke of 'A/S' makes no link where no host is
  const plain = name.normalize('NFC').replaceAll(/(?<=\p{L})\/(?=\p{L})/gu, ' ');
  return isPlain(plain) ? [] : ['A name has no address, telephone number, markup or hidden character.'];
}

function idFaults(given: string): readonly string[] {
  if (given === '') return ['Enter an id.'];
  if (given.length < 2 || given.length > longestId) return [`An id has 2 to ${String(longestId)} characters.`];
  if (!id.test(given)) return ['An id has small letters, digits and single dashes.'];
  return reserved.has(given) ? ['This id is taken.'] : [];
}
