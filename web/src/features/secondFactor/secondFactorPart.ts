import { lazyPart } from '#parts/lazyPart.tsx';

/** The card about the second factor, which two pages have: its code is in neither of their files. */
export const secondFactorCard = lazyPart(
  () => import('./SecondFactorCard.tsx'),
  (file) => file.SecondFactorCard,
);
