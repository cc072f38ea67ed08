import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/**
 * Lets the browser ask for a passkey, with the options that the server has sent. Null when the person has closed the
 * browser's question, or it has none of the keys.
 */
export async function askForPasskey(options: unknown): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(() => null);
}
