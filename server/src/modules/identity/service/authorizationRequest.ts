import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { z } from 'zod';
import { redirectUris } from './provider.ts';
import { webClientId } from './webClient.ts';

/** Text that the database can store: no NUL character, no lone surrogate. */
export const storableText = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'));
/** A state, a nonce or a handle. */
export const opaque = storableText.min(1).max(512);

/** The parameters of RFC 7636 and OpenID Connect with which our web app asks for a code. */
export const authorizationRequest = {
  client_id: z.literal(webClientId),
  redirect_uri: storableText.max(2048),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: opaque,
  nonce: opaque,
};

/** Refuses with INVALID_INPUT when the code would not go to our own web app. */
export function checkRedirectUri(publicUrl: string, request: { readonly redirect_uri: string }): Result<null> {
  if (redirectUris(publicUrl).includes(request.redirect_uri)) return ok(null);
  return refuse('INVALID_INPUT', { reason: 'REDIRECT_URI' });
}
