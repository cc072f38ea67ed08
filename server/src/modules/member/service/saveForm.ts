import { isDeepStrictEqual } from 'node:util';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { lockMember } from '../store/lockMember.ts';
import { lockProfile } from '../store/profiles.ts';
import { saveProfileForm, type ProfileChange } from '../store/saveProfile.ts';
import type { MemberProfile, ProfileForm, SavedProfile } from '../types.ts';

/** The values of a form that a call sends: what is absent stays as it is, null empties a text. */
export type Sent<Values> = { readonly [K in keyof Values]?: Values[K] | null | undefined };

/** Which form of whose profile, and the version that the caller has seen; null saves over any version. */
export interface FormAddress {
  readonly userId: string;
  readonly version: number | null;
}

interface Schema<Values> {
  readonly safeParse: (values: unknown) => Parsed<Values>;
}
type Parsed<Values> =
  | { readonly success: true; readonly data: Values }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

/** One form of the profile: how its values are read, checked and stored. */
export interface FormSpec<Values extends object> {
  readonly form: ProfileForm;
  readonly read: (profile: MemberProfile) => Values;
  readonly schema: (profile: MemberProfile) => Schema<Values>;
  /** A value that only the database can judge: the name of the first wrong field, else null. */
  readonly findWrong?: (tx: Tx, values: Values, kept: Values) => Promise<string | null>;
  readonly write: (values: Values) => ProfileChange;
  /** Further writes in the same transaction. */
  readonly saved?: (tx: Tx, values: Values) => Promise<void>;
}

/**
 * Saves one form of the viewer's own profile (D67). A call that is sent again, or changes nothing, answers as the first
 * did. Refuses with FORBIDDEN for another member; INVALID_INPUT with the field; STALE_VERSION when the form was saved
 * since the version that the caller has seen, with other values (THR-42); UNAUTHENTICATED when the account is erased.
 */
export function saveForm<Values extends object>(
  ctx: MemberContext,
  { userId, version }: FormAddress,
  sent: Sent<Values>,
  spec: FormSpec<Values>,
): Promise<Result<SavedProfile>> {
  if (userId !== ctx.viewer.memberId) return Promise.resolve(refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' }));
  return transaction(ctx.db, async (tx): Promise<Result<SavedProfile>> => {
    // not for one whose account is erased meanwhile
    if (!(await lockMember(tx, userId))) return refuse('UNAUTHENTICATED');
    const profile = await lockProfile(tx, userId);
    const own = profile?.own ?? null;
    if (profile === null || own === null) return refuse('NOT_FOUND');
    const kept = spec.read(profile);
    const parsed = spec.schema(profile).safeParse({ ...kept, ...given(kept, sent) });
    if (!parsed.success) return wrong(parsed.error.issues);
    const current = own.versions[spec.form];
    if (isDeepStrictEqual(parsed.data, kept)) return ok({ userId, version: current });
    if (version !== null && version !== current) return refuse('STALE_VERSION');
    const field = (await spec.findWrong?.(tx, parsed.data, kept)) ?? null;
    if (field !== null) return refuse('INVALID_INPUT', { field });
    await saveProfileForm(tx, userId, spec.form, spec.write(parsed.data));
    await spec.saved?.(tx, parsed.data);
    return ok({ userId, version: current + 1 });
  });
}

/** The fields that were sent, texts without spaces around them; null means the empty text where a form has one. */
function given<Values extends object>(kept: Values, sent: Sent<Values>): Partial<Values> {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (value === null && typeof kept[name as keyof Values] === 'string') return [name, ''];
      // the rule of names tells an empty one from one of spaces
      return [name, typeof value === 'string' && value.trim() !== '' ? value.trim() : value];
    }),
  ) as Partial<Values>;
}

function wrong(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Result<never> {
  const [first] = issues;
  const [field = null] = first?.path ?? [];
  return refuse('INVALID_INPUT', {
    field: typeof field === 'string' ? field : null,
    ...(first !== undefined && { message: first.message }),
  });
}

/** A text as it is stored: null when it is empty. */
export const stored = (text: string): string | null => (text.trim() === '' ? null : text);
