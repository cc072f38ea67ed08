import type { VotingBanner as Vote } from '@atrium/domain/access/flags.ts';
import { useState } from 'react';
import { handleOf } from '#lib/handleOf.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { Banner } from '#parts/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';

/** Asks for a vote until dismissed; a vote with another link is shown again (CAT-08). */
export const VotingBanner = ({ vote }: { vote: Vote }) => {
  const [hidden, setHidden] = useState(() => isDismissed(vote));
  if (hidden) return null;
  return (
    <Banner
      label="Vote"
      lead={vote.text}
      action={
        <ButtonLink
          variant="line"
          size="s"
          data-cta="voting banner"
          href={vote.buttonLink}
          target={/^https?:/.test(vote.buttonLink) ? '_blank' : undefined}
        >
          {vote.buttonCopy}
        </ButtonLink>
      }
      onDismiss={() => {
        writeStored('hideVotingBanner', 'true');
        writeStored('votingLink', handleOf(vote.buttonLink));
        setHidden(true);
      }}
    />
  );
};

function isDismissed({ buttonLink }: Vote): boolean {
  return readStored('hideVotingBanner') === 'true' && readStored('votingLink') === handleOf(buttonLink);
}
