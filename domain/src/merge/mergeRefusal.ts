/** What is asked of an account before it is merged with another one of the same person. */
export interface MergedAccount {
  readonly memberId: string;
  readonly email: string;
  readonly isOfTeam: boolean;
  /** Whether its owner has asked that it is erased. */
  readonly isToBeErased: boolean;
  /** Null for somebody of no company. */
  readonly company: { readonly companyId: string; readonly name: string } | null;
  /** Whether a subscription has not ended. */
  readonly hasSubscription: boolean;
}

/**
 * Why an account is not merged into another one, as a sentence that says what to do first; null when it may be. An
 * account of the team is never merged, nor one that is to be erased, and nobody is of two companies or pays twice.
 */
export function mergeRefusal(leaving: MergedAccount, staying: MergedAccount): string | null {
  if (leaving.memberId === staying.memberId) return 'This is one account. Choose two.';
  for (const { email, isOfTeam, isToBeErased } of [leaving, staying]) {
    if (isOfTeam) return `${email} is on the team. Accounts of the team are not merged.`;
    if (isToBeErased) return `${email} is to be erased. Keep the account first, or let it go.`;
  }
  const [from, to] = [leaving.company, staying.company];
  if (from !== null && to !== null && from.companyId !== to.companyId)
    return `${leaving.email} is of ${from.name}, ${staying.email} of ${to.name}. Nobody is of two companies: the accounts stay two.`;
  if (leaving.hasSubscription && staying.hasSubscription)
    return `${leaving.email} and ${staying.email} both have a running subscription. End one first, so that nobody pays twice.`;
  return null;
}
