import { slug } from '@atrium/domain/slug.ts';
import type { MemberSeed } from '../types.ts';

type Draft = Omit<
  MemberSeed,
  'memberId' | 'email' | 'isStaff' | 'manageBilling' | 'passwordLogin' | 'listed' | 'hasPhoto' | 'customerId'
> &
  Partial<Pick<MemberSeed, 'isStaff' | 'manageBilling' | 'passwordLogin' | 'listed' | 'hasPhoto' | 'customerId'>> & {
    readonly persona: string;
  };

/** `persona` is the local part alone, or an address with the company's domain: 'member', 'ann@acme.example'. */
export const persona = (draft: Draft): MemberSeed => ({
  memberId: slug(`${draft.firstName} ${draft.lastName}`),
  email: draft.persona.includes('@') ? draft.persona : `${draft.persona}@demo.example`,
  customerId: 'consumer',
  isStaff: false,
  manageBilling: false,
  passwordLogin: true,
  listed: draft.accountType === 'MEMBER' || draft.accountType === 'TRIAL',
  hasPhoto: true,
  ...draft,
});
