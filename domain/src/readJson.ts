/** What does not fit in a stored value: where, and in words. Never the value itself, which may be somebody's. */
export type JsonFault = { readonly path: string; readonly words: string };

/** A value that fits its schema, or what does not fit. */
export type JsonReading<T> =
  | { readonly fits: true; readonly value: T }
  | { readonly fits: false; readonly faults: readonly JsonFault[] };

/** Content that was read field by field: what fits, and what was left out because it does not. */
export type JsonFields<T> = { readonly value: T; readonly faults: readonly JsonFault[] };

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** A schema of a form, as `jsonForm.ts` builds them. */
export interface JsonSchema<T> {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/**
 * Reads a stored value with the schema of its form. A value beyond a limit of the form is read as it is, because it was
 * saved before there was the limit; what has another type than its field does not fit.
 */
export function readJson<T>(schema: JsonSchema<T>, value: unknown): JsonReading<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { fits: true, value: parsed.data };
  const faults = parsed.error.issues.filter((issue) => !isLimit(issue));
  // beyond limits only: the schemas of forms change no value, so that what is stored is what they would return
  if (faults.length === 0) return { fits: true, value: value as T };
  return { fits: false, faults: faults.map(({ path, message }) => ({ path: path.join('.'), words: message })) };
}

/** Reads an object whose fields may all be absent: one that does not fit counts as absent. */
export function readJsonFields<T extends object>(schema: JsonSchema<T>, value: unknown): JsonFields<T> {
  const reading = readJson(schema, value);
  if (reading.fits) return { value: reading.value, faults: [] };
  const wrong = new Set(reading.faults.map(({ path }) => path.split('.')[0]));
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const rest = readJson(schema, Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name))));
  if (!rest.fits) throw new Error('a field that may not be absent is read by readJson');
  return { value: rest.value, faults: reading.faults };
}

function isLimit({ code, params }: Issue): boolean {
  return code === 'too_big' || code === 'too_small' || params?.['limit'] === true;
}
