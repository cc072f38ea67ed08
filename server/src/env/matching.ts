import { z } from 'zod';

/** A text of this form; `why` says what it must be. */
export const matching = (form: RegExp, why: string) => z.string().regex(form, why);
