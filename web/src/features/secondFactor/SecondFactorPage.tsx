import type { SignedIn } from '#lib/viewer.ts';
import { Part } from '#parts/lazyPart.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { secondFactorCard } from './secondFactorPart.ts';

const about = {
  OVERDUE: 'Everybody on the team needs a second factor. Add one now: every other page opens again after it.',
  DUE: 'Everybody on the team needs a second factor. Add one now, or go on and add it later.',
  THERE: 'What is asked for beside your password when you sign in.',
  FREE: 'What is asked for beside your password when you sign in.',
} as const;

/** Where staff set up their second factor (STF-02); anybody else may, too. */
export const SecondFactorPage = ({ viewer }: { viewer: SignedIn }) => {
  const state = viewer.staff?.factor ?? 'FREE';
  return (
    <Stack wrap>
      <PageHead title="Second factor">{about[state]}</PageHead>
      <Part of={secondFactorCard} with={{ title: 'Your second factors', timeZone: viewer.timeZone }} />
      {state === 'OVERDUE' ? null : (
        <Row>
          <ButtonLink variant="line" href="/">
            Go to your home page
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
};
