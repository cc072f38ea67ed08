import { useStored } from '#lib/storage.ts';
import { Tag } from '#ui/Tag.tsx';

// on one line on the narrowest phone
const words = 'Last\u00a0used';

export interface LastUsedProps {
  way: 'google' | 'company';
}

/**
 * Marks the way by which somebody signed in last in this browser. Only the way is stored, so that it may outlive a
 * sign-out; a sign-in with a password removes it.
 */
export const LastUsed = ({ way }: LastUsedProps) =>
  useStored('lastSignIn') === way ? <Tag weight="plain">{words}</Tag> : null;
