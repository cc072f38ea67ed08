import { videos } from '@atrium/content/videos.ts';
import type { Page, Request } from '@playwright/test';
import { block } from './block.ts';
import { expect } from './test.ts';

/** Address of a lesson of an on-demand course. */
export function lesson(courseId: string, group: string, item: string, seek?: number): string {
  const path = `/courses/ondemand/${courseId}-od/${courseId}-${group}/${courseId}-${item}-item`;
  return seek === undefined ? path : `${path}?seek=${String(seek)}`;
}

/** A video of the demo data; its id is made of the course and the lesson. */
export function videoOf(courseId: string, item: string): (typeof videos)[number] {
  const found = videos.find((video) => video.videoId === `${courseId}-${item}`);
  if (found === undefined) throw new Error(`no video ${courseId}-${item}`);
  return found;
}

/** '03:07', from seconds. */
export function clockOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds) % 60)}`;
}

/** The playhead, seconds. */
export function playhead(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

/**
 * Where the first, or the last, of what has been played since `play` begins, seconds; it stays so however long the test
 * waits. Not by the `played` of the video: Chromium counts what is before its start as played when play is pressed
 * after the start was set and before the stream has begun to load.
 */
export function playedFrom(page: Page, which: 'first' | 'last' = 'first'): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement, isFirst) => {
    const begun = (video.dataset['begun'] ?? '').split(' ').filter(Boolean).map(Number);
    if (begun.length === 0) return NaN;
    return isFirst ? Math.min(...begun) : Math.max(...begun);
  }, which === 'first');
}

/** Keeps, at each video of the document, where it began to play and where it went on after a jump. */
function keepBeginnings(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (document.documentElement.dataset['beginnings'] === 'kept') return;
    document.documentElement.dataset['beginnings'] = 'kept';
    const opened = document.querySelector('video');
    if (opened !== null) opened.dataset['next'] = String(opened.currentTime);
    const listen = (type: string, hear: (video: HTMLVideoElement) => void): void => {
      // they do not bubble
      const onEvent = ({ target }: Event): void => {
        if (target instanceof HTMLVideoElement) hear(target);
      };
      document.addEventListener(type, onEvent, true);
    };
    listen('loadstart', (video) => {
      video.dataset['next'] = '0';
    });
    listen('seeking', (video) => {
      video.dataset['next'] = String(video.currentTime);
    });
    listen('playing', (video) => {
      const { next, begun = '' } = video.dataset;
      if (next === undefined) return;
      video.dataset['begun'] = `${begun} ${next}`;
      delete video.dataset['next'];
    });
  });
}

/**
 * Delays the player's code, so that the placeholder stays; returns what releases it, once it was asked for, and
 * waits until the player has replaced the placeholder.
 */
export async function delayPlayer(page: Page): Promise<() => Promise<void>> {
  const code = /\/assets\/VidstackPlayer-/;
  const { blocked, release } = block();
  // the page may ask for the code at any time, also after the release
  await page.route(code, async (route) => {
    await blocked;
    await route.continue();
  });
  const asked = page.waitForRequest(code);
  return async () => {
    await expect(page.getByRole('button', { name: 'Text', exact: true })).toHaveCount(0);
    await asked;
    release();
    await expect(page.getByRole('button', { name: 'Text', exact: true })).toHaveCount(1);
  };
}

/** Presses play and waits until the playhead moves. */
export async function play(page: Page): Promise<void> {
  await keepBeginnings(page);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect(page.locator('video')).toHaveCount(1);
  await expect.poll(() => isPlaying(page)).toBe(true);
}

/** Whether the video is playing now. */
export async function isPlaying(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const video = document.querySelector('video');
        if (video === null || video.paused) {
          resolve(false);
          return;
        }
        video.addEventListener(
          'timeupdate',
          () => {
            resolve(!video.paused && video.currentTime > 0);
          },
          { once: true },
        );
      }),
  );
}

/** Moves the mouse over the picture, so that the controls appear. */
export async function showBar(page: Page): Promise<void> {
  const box = await page.locator('video').boundingBox();
  if (box === null) throw new Error('there is no picture');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2 + 5);
}

export async function pause(page: Page): Promise<void> {
  await page.keyboard.press('k');
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
}

export interface ViewingReport {
  readonly status: 'IN_PROGRESS' | 'ENDED';
  readonly continueAtTime: number;
  readonly videoSessionMaxPlayhead: number;
}

/** Records the viewings that the page starts and the reports that it sends. */
export function listenToReports(page: Page): { begun: () => number; reports: () => readonly ViewingReport[] } {
  let begun = 0;
  const reports: ViewingReport[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/graphql')) return;
    const input = (request.postDataJSON() as { variables?: { input?: Partial<ViewingReport> & { type?: string } } })
      .variables?.input;
    if (input === undefined) return;
    if ('videoDurationAtPlaytime' in input) begun += 1;
    if (input.status !== undefined && input.continueAtTime !== undefined) reports.push(input as ViewingReport);
  });
  return { begun: () => begun, reports: () => reports };
}
