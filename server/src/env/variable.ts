import { isIP } from 'node:net';
import { z } from 'zod';

interface Variable<T> {
  readonly schema: z.ZodType<T>;
  parse(text: string | undefined): T;
  /** Its purpose in one or two sentences, for .env.example. */
  readonly about: string;
  readonly example: string;
  /** Its value is never repeated in a message. */
  readonly secret: boolean;
}

export function variable<T>(about: string, example: string, schema: z.ZodType<T>, secret = false): Variable<T> {
  return { schema, parse: (text) => schema.parse(text), about, example, secret };
}

export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, { error: `it must be ${names.map((name) => `"${name}"`).join(' or ')}` });

export const urlOf = (protocols: readonly string[], why: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), why);

export const origin = urlOf(['http:', 'https:'], 'it must be an http or https address')
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', 'it must be an origin, without a path')
  .transform((text) => new URL(text).origin);

export const wholeNumber = (least: number, most: number) => {
  const error = `it must be a whole number from ${String(least)} to ${String(most)}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(least, error).max(most, error));
};

export const link = urlOf(['http:', 'https:'], 'it must be an http or https address');

export const address = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'it must be an e-mail address');

export const proxies = z.string().transform((text, context) => {
  const list = text.split(',').map((entry) => entry.trim());
  if (!list.every((entry) => isIP(entry.replace(/\/\d{1,3}$/, '')) !== 0)) {
    context.addIssue({ code: 'custom', message: 'it must be a list of addresses or networks' });
  }
  return list;
});

export const roles = z.string().transform((text, context) => {
  const list = text.split(',').map((entry) => entry.trim());
  const known = list.filter((entry) => entry === 'web' || entry === 'worker' || entry === 'media');
  if (known.length !== list.length) {
    context.addIssue({ code: 'custom', message: 'it must list some of "web", "worker" and "media"' });
  }
  return known;
});

export const timezone = z.string().refine((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}, 'it must be the name of a time zone');
