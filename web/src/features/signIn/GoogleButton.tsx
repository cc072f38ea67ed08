import { formatQuery } from '@atrium/domain/queryString.ts';
import { IconBrandGoogle } from '@tabler/icons-react';
import { writeStored } from '#lib/storage.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { LastUsed } from './LastUsed.tsx';

export interface GoogleButtonProps {
  context: 'login' | 'signup' | 'set-password';
  /** Where the person wanted to go. */
  redirectPath?: string | undefined;
  /** The only account that may answer, for setting its password. */
  email?: string | undefined;
}

/** Sign-in with Google, for where it is configured (SIG-01). */
export const GoogleButton = ({ context, redirectPath, email }: GoogleButtonProps) => {
  const query = formatQuery([
    ['provider', 'google'],
    ['context', context],
    ['redirectPath', redirectPath],
    ['email', email],
  ]);
  return (
    <ButtonLink
      variant="line"
      wide
      href={`/oidc/federation${query}`}
      icon={<IconBrandGoogle aria-hidden="true" />}
      iconAfter={context === 'login' ? <LastUsed way="google" /> : undefined}
      onClick={() => {
        writeStored('chosenSignIn', 'google');
      }}
    >
      Continue with Google
    </ButtonLink>
  );
};
