/**
 * The rules of a form that is sent once: for each field the messages about its value, none when it may be sent. The
 * browser shows them (`useFields`); the server asks the same functions and refuses with INVALID_INPUT.
 */
export type FormRules<Values> = { readonly [Name in keyof Values]: (values: Values) => readonly string[] };

/** Whether no field has a message. */
export function mayBeSent<Values>(rules: FormRules<Values>, values: Values): boolean {
  return Object.values<(values: Values) => readonly string[]>(rules).every((rule) => rule(values).length === 0);
}
