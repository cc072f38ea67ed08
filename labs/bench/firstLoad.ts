import { gzipSync } from 'node:zlib';
import { findNotedChromium } from '@atrium/tools/chromium.ts';
import { chromium, type Page } from '@playwright/test';
import { signInByForm } from './signInByForm.ts';

interface Line {
  readonly name: string;
  readonly result: string;
  readonly bound: string;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const lazy = /hls|player|vidstack|markdown|purify|chart/i;

/** The size of a first visit, gzip: JavaScript and CSS of /login and of /courses, and how far the layout shifts. */
export async function benchFirstLoad(origin: string): Promise<Line[]> {
  const executablePath = await findNotedChromium();
  if (executablePath === null) throw new Error('Chromium is not prepared: run this as `npm run bench`');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const login = await visit(await context.newPage(), `${origin}/login`, 'Sign In');
    const page = await context.newPage();
    await signInByForm(page, origin);
    const courses = await visit(await context.newPage(), `${origin}/courses`, null);
    return [
      { name: '/login JavaScript', result: kilobytes(login.script), bound: 'held by the build' },
      { name: '/courses JavaScript', result: kilobytes(courses.script), bound: 'held by the build' },
      {
        name: 'CSS of both',
        result: `${kilobytes(login.stylesheet)}, ${kilobytes(courses.stylesheet)}`,
        bound: 'at most 20 kB',
      },
      {
        name: 'fonts of both',
        result: `${kilobytes(login.font)}, ${kilobytes(courses.font)}`,
        bound: 'at most 45 kB',
      },
      {
        name: 'player or rich text in first load',
        result: [...login.late, ...courses.late].join(' ') || 'none',
        bound: 'none',
      },
      { name: 'layout shift', result: `${login.shift.toFixed(4)}, ${courses.shift.toFixed(4)}`, bound: '0' },
    ];
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly shift: number;
  readonly late: string[];
}

async function visit(page: Page, address: string, button: string | null): Promise<Visit> {
  const sizes = { script: 0, stylesheet: 0, font: 0 };
  const late: string[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
    if (lazy.test(new URL(response.url()).pathname)) late.push(new URL(response.url()).pathname);
    pending.push(
      response.body().then((body) => {
        sizes[kind] += gzipSync(body).length;
      }),
    );
  });
  await page.addInitScript(() => {
    const shifts = window as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await (button === null ? page.getByRole('heading', { level: 1 }) : page.getByRole('button', { name: button }))
    .first()
    .waitFor();
  await Promise.all(pending);
  const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  return { ...sizes, shift, late };
}
