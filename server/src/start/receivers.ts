import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { localPartnerId } from '../adapters/local/partnerSite.ts';
import { localTutorId } from '../adapters/local/tutorSite.ts';
import { StartupError } from '../base/process/startupError.ts';
import { webClientId } from '../modules/identity/service/webClient.ts';
import type { Receiver } from '../ports/receivers.ts';

/** Our own web app and the sandbox's stand-ins are clients of the issuer already. */
const reservedIds: readonly string[] = [webClientId, localPartnerId, localTutorId];

const httpsUrl = z.url({ protocol: /^https$/ }).refine((url) => {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '' && !url.includes('#');
});
const fileShape = z.array(
  z.strictObject({
    clientId: z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .refine((id) => !reservedIds.includes(id)),
    clientSecret: z.string().min(32),
    urls: z.array(httpsUrl).min(1),
    scope: z
      .string()
      .regex(/^openid( email)?( profile)?( customer)?$/)
      .default('openid email profile'),
  }),
);

/**
 * The sites of RECEIVERS_FILE, to which members may be handed over (SES-06). Read once, at the start.
 * @throws StartupError when the file cannot be read or describes no receivers.
 */
export function readReceivers(file: string): readonly Receiver[] {
  const wrong = (why: string, cause?: unknown): StartupError =>
    new StartupError(
      `RECEIVERS_FILE: ${file} ${why}; for example [{"clientId":"tutor","clientSecret":"…32 characters or more…","urls":["https://tutor.example.com/arrive"]}]`,
      { cause },
    );
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw wrong('cannot be read', error);
  }
  const receivers = fileShape.safeParse(jsonOf(text));
  if (!receivers.success) {
    const [issue] = receivers.error.issues;
    // never the value, which may be a secret
    throw wrong(`is wrong at ${issue?.path.join('.') || 'its top'}`);
  }
  const ids = receivers.data.map(({ clientId }) => clientId);
  const urls = receivers.data.flatMap((receiver) => receiver.urls);
  if (new Set(ids).size < ids.length || new Set(urls).size < urls.length)
    throw wrong('names a site or an address twice');
  return receivers.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
