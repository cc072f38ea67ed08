import type { FormRules } from '../formRules.ts';

declare const URL: {
  new (text: string): Readonly<Record<'protocol' | 'hostname' | 'username' | 'password' | 'hash', string>>;
  canParse: (text: string) => boolean;
};

/** An OpenID Connect provider, as somebody enters it. */
export interface OidcValues {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const longest = { address: 2048, text: 500, metadata: 1_000_000 } as const;

/** Whether an address may be that of a provider: https, or one on this machine, which only a test has. */
export function isProviderAddress(address: string): boolean {
  if (address.length > longest.address || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname));
}

/** The form of an OpenID Connect provider (COM-01). `isKept`: an empty secret keeps the one that is known. */
export const oidcForm = (isKept: boolean): FormRules<OidcValues> => ({
  issuer: ({ issuer }) =>
    isProviderAddress(issuer.trim()) ? [] : ['Enter the issuer as an https address, as the provider writes it.'],
  clientId: ({ clientId }) => textFaults(clientId, 'Enter the client id that the provider gave us.'),
  clientSecret: ({ clientSecret }) =>
    isKept && clientSecret === '' ? [] : textFaults(clientSecret, 'Enter the secret that belongs to the client id.'),
});

function textFaults(text: string, wanting: string): readonly string[] {
  if (text.trim() === '') return [wanting];
  return text.length > longest.text ? [`At most ${String(longest.text)} characters.`] : [];
}

/** The form of a SAML provider: the text of its metadata, or the address at which it is (COM-01). */
export const samlForm: FormRules<{ readonly metadata: string }> = {
  metadata: ({ metadata }) => {
    const given = metadata.trim();
    if (given === '') return ['Paste the metadata, or enter its https address.'];
    if (given.length > longest.metadata) return ['The metadata is longer than a million characters.'];
    return given.startsWith('<') || isProviderAddress(given)
      ? []
      : ['This is neither metadata, which begins with <, nor an https address.'];
  },
};

/** A learning system, as somebody enters it. */
export interface LearningSystemValues {
  readonly providerKey: string;
  /** Where its people sign in, when not by the company's own sign-on; '' for that. */
  readonly redirectUrl: string;
}

/** The form of a learning system (COM-01, SSO-03); whether the key is taken is known to the server alone. */
export const learningSystemForm: FormRules<LearningSystemValues> = {
  providerKey: ({ providerKey }) =>
    /^[\w.-]{1,100}$/.test(providerKey) ? [] : ['A key has letters, digits, dots and dashes only.'],
  redirectUrl: ({ redirectUrl }) =>
    redirectUrl === '' || isProviderAddress(redirectUrl) || /^\/(?!\/)/.test(redirectUrl)
      ? []
      : ['Enter an https address, or a path of this site.'],
};
