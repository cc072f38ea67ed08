import { Readable } from 'node:stream';
import type Provider from 'oidc-provider';

const maxForm = 16 * 1024;

type Middleware = Parameters<Provider['use']>[0];
type KoaContext = Parameters<Middleware>[0];

/** Whether the request posts a form. */
export function isForm(ctx: KoaContext): boolean {
  return ctx.method === 'POST' && typeof ctx.is('application/x-www-form-urlencoded') === 'string';
}

/** The posted form; null for one that is too long. It is read once: `giveForm` lets others read it again. */
export async function readForm(ctx: KoaContext): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    length += (chunk as Buffer).length;
    if (length > maxForm) return null;
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** The library parses the form from the request's stream, so the stream is replaced. */
export function giveForm(ctx: KoaContext, form: URLSearchParams): void {
  const text = Buffer.from(form.toString());
  const { headers } = ctx.request.req;
  headers['content-length'] = String(text.length);
  delete headers['transfer-encoding'];
  Object.assign(ctx, { req: Readable.from([text]) });
}

/**
 * Middleware in front of the library, which stores what it is asked for: PostgreSQL cannot store U+0000, so a query or
 * a form with it is refused with 400 (THR-31).
 */
export function refuseUnstorable(): Middleware {
  return async (ctx, next): Promise<void> => {
    const form = isForm(ctx) ? await readForm(ctx) : new URLSearchParams();
    const isStorable = form !== null && !hasNul(form) && !hasNul(new URLSearchParams(ctx.querystring));
    if (isStorable) {
      if (isForm(ctx)) giveForm(ctx, form);
      await next();
      return;
    }
    ctx.status = form === null ? 413 : 400;
    ctx.body = { error: 'invalid_request' };
    ctx.set('Cache-Control', 'no-store');
  };
}

function hasNul(fields: URLSearchParams): boolean {
  return [...fields].flat().some((text) => text.includes('\0'));
}
