import { banner } from '@atrium/domain/art/banner.ts';
import { expect, test } from 'vitest';
import { banners } from './banners.ts';

test('[NAV-10] the words of a banner are at least 13 pixels high on a phone of 320, and fit its width', () => {
  for (const [seed, options] of banners) {
    const drawn = banner({ seed, ...options, mobile: true });
    const sizes = [...drawn.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect(sizes.length, seed).toBe(options.lines.length);
    // 720 units are drawn on 288 pixels, between margins of 16
    for (const [at, size] of sizes.entries()) {
      expect((size * 288) / 720, seed).toBeGreaterThanOrEqual(13);
      expect((options.lines[at] ?? '').length * size * 0.56, seed).toBeLessThanOrEqual(720 - 2 * 36);
    }
  }
});
