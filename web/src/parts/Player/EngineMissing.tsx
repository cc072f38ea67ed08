import type { PlayerProps } from './player.types.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerMessage } from './PlayerMessage.tsx';

/** Shown when the player's code failed to load; the page around it still works. */
export const EngineMissing = ({ posterUrl, title }: PlayerProps) => (
  <PlayerFrame posterUrl={posterUrl} label={title}>
    <PlayerMessage
      words="The player couldn't be loaded."
      onRetry={() => {
        location.reload();
      }}
    />
  </PlayerFrame>
);
