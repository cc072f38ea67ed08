import { findNotedChromium } from '@atrium/tools/chromium.ts';
import { chromium, type Browser } from '@playwright/test';

/** The Chromium with which the journeys run. Rejects when none is prepared. */
export async function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? (await findNotedChromium());
  if (executablePath === null) throw new Error('Chromium is not prepared: run this as `npm run interop`');
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}
