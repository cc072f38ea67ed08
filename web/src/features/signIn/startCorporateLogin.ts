import { corporateSentence } from '@atrium/domain/access/federation.ts';
import { CallError, callFault } from '#lib/callError.ts';
import type { SaveSpec } from '#lib/save.ts';
import { findCorporateWay } from './lookups.ts';

/** Finds where the company of an address signs its people in; its refusals have the words of access.md §8 (SSO-02). */
export const startCorporateLoginSpec: SaveSpec<
  { readonly email: string; readonly redirectPath: string | undefined },
  { readonly address: string }
> = {
  send: async ({ email, redirectPath }) => {
    const way = await findCorporateWay(email, redirectPath);
    if ('code' in way) throw new CallError([callFault('NOT_FOUND', corporateSentence(way.code))], null);
    return way;
  },
};
