import type { BannerOptions } from '@atrium/domain/art/banner.ts';

const rows: Readonly<Record<string, Pick<BannerOptions, 'topic' | 'motif' | 'lines'>>> = {
  orientation: { topic: 'community', motif: 'petals', lines: ['New here?', 'Join the next orientation'] },
  'acme-rollout': { topic: 'marketing', motif: 'rays', lines: ['Acme learns', 'Pick your first course this month'] },
  'globex-welcome': { topic: 'data', motif: 'orbits', lines: ['Globex Academy', 'Courses chosen by your team leads'] },
  'globex-finance': { topic: 'finance', motif: 'columns', lines: ['Finance month', 'Margins, cash and pricing'] },
  'globex-writing': { topic: 'writing', motif: 'scales', lines: ['The decision memo', 'A workshop, live this week'] },
  'globex-board': { topic: 'community', motif: 'arcade', lines: ['Find your peer board', 'At Globex, once a month'] },
};

/** Pictures for the banners that entitlements refer to; their text is a short form of the banner's alternative text. */
export const banners: ReadonlyMap<string, Pick<BannerOptions, 'topic' | 'motif' | 'lines'>> = new Map(
  Object.entries(rows),
);
