import { haltTimers } from '../journey/clock.ts';
import { withoutPageData } from '../journey/pageData.ts';
import {
  clockOf,
  delayPlayer,
  isPlaying,
  lesson,
  listenToReports,
  pause,
  play,
  playedFrom,
  playhead,
  showBar,
  videoOf,
} from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

// Each journey uses a video of its own, because progress is stored.

const brief = lesson('ai-first-strategy', 'week-1-see-the-work', 'score-your-options-in-an-hour');

test('[VID-12] [VID-10] a real stream plays, with its length and its captions', async ({ enter }) => {
  const page = await enter('archive');
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) loaded.push(new URL(response.url()).pathname);
  });
  await page.goto(brief);
  const { duration } = videoOf('ai-first-strategy', 'score-your-options-in-an-hour');
  await expect(page.getByText(`00:00 / ${clockOf(duration)}`)).toBeVisible();
  await play(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(1);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(300);
  expect(loaded.filter((path) => /^\/media\/[\w-]+\/.*\.m3u8$/.test(path)).length).toBeGreaterThan(0);
  expect(loaded.filter((path) => /^\/media\/[\w-]+\/.*\.(m4s|ts|mp4)$/.test(path)).length).toBeGreaterThan(0);
  const captions = page.getByRole('button', { name: 'Text', exact: true });
  await showBar(page);
  if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  const spoken = page.getByRole('region', { name: /video player/i }).locator('p', { hasText: /\w/ });
  await expect(spoken).toBeVisible();
  // nobody may be speaking at this instant
  await expect(async () => {
    const [picture, below] = await Promise.all([page.locator('video').boundingBox(), spoken.boundingBox()]);
    expect(below?.y, 'captions hide nothing of the picture').toBeGreaterThanOrEqual(
      (picture?.y ?? NaN) + (picture?.height ?? NaN) - 1,
    );
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Transcript' }).click();
  const words = await page.getByRole('region', { name: 'Transcript' }).getByRole('listitem').first().innerText();
  expect(words.length).toBeGreaterThan(10);
});

test('the play button keeps the focus when the player replaces it', async ({ enter }) => {
  const page = await enter('archive');
  const release = await delayPlayer(page);
  await page.goto(brief);
  const button = page.getByRole('button', { name: 'Play', exact: true }).first();
  await button.focus();
  await expect(button).toBeFocused();
  await release();
  await expect(button).toBeFocused();
});

test('[VID-01] a press counts also when the player replaces the button before it ends', async ({ enter }) => {
  const page = await enter('archive');
  const release = await delayPlayer(page);
  await page.goto(brief);
  await page.getByRole('button', { name: 'Play', exact: true }).first().hover();
  await page.mouse.down();
  await release();
  await page.mouse.up();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('[VID-01] a lesson started by the keyboard goes on by it: the player has the focus, and the arrows seek', async ({
  enter,
  memberWith,
}) => {
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(who, lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use', 40));
  await page.getByRole('button', { name: 'Play', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  const player = page.getByRole('region', { name: /^video player/i });
  await expect(player).toBeFocused();
  // also the first key after the bar was hidden
  await expect(player).not.toHaveAttribute('data-controls');
  await page.keyboard.press(' ');
  await expect.poll(() => isPlaying(page)).toBe(false);
  const paused = await playhead(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => playhead(page)).toBeCloseTo(paused - 5, 0);
  await page.getByRole('button', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => playhead(page)).toBeCloseTo(paused, 0);
  // pressed again before the player has told of the first seek, also back to where it still is by its own account
  await page.evaluate(() => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => playhead(page)).toBeCloseTo(paused - 15, 0);
});

test('[VID-01] [VID-05] previous and next, chapters, the strip of lessons with their progress', async ({ enter }) => {
  const page = await enter('member', lesson('first-ai-workflow', 'draw-it', 'pick-a-task-that-repeats'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a task that repeats');
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'About this lesson' }).getByRole('paragraph').first()).toHaveText(/\w/);
  const strip = page.getByRole('list', { name: 'Lessons' });
  await expect(strip.getByRole('article')).toHaveCount(9);
  const icons = strip.getByRole('article').getByRole('img');
  await expect(icons.nth(0)).toHaveAccessibleName('Watched');
  await expect(icons.nth(2)).toHaveAccessibleName('Half watched');
  await expect(icons.nth(4)).toHaveAccessibleName('Not started');
  for (const [width, slides, apart] of [
    [1280, 3.5, 24],
    [800, 2.5, 20],
    [390, 2.5, 16],
    [360, 2.5, 16],
    [320, 2.5, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { shown, gap } = await strip.evaluate((row) => {
      const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect());
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const between = (second?.left ?? 0) - (first?.right ?? 0);
      return { shown: (room + between) / ((first?.width ?? 0) + between), gap: between };
    });
    expect(shown, String(width)).toBeCloseTo(slides, 1);
    expect(gap, String(width)).toBeCloseTo(apart, 0);
    // what is being played is said beside the length, not over it
    const playing = strip.getByRole('article').first();
    const [tag, length] = await Promise.all([
      playing.getByText('Now playing').boundingBox(),
      playing.getByText(/^\d+:\d+$/).boundingBox(),
    ]);
    if (tag === null || length === null) throw new Error('the current lesson has no tag or no length');
    const isApart =
      tag.x + tag.width <= length.x || tag.y + tag.height <= length.y || length.y + length.height <= tag.y;
    expect(isApart, String(width)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw the steps and the waits');
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a task that repeats');
  await page.goto(lesson('first-ai-workflow', 'hand-it-over', 'retire-it-well'));
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
});

test('[VID-01] [VID-05] the strip shows the current lesson in full, also after Next and Previous', async ({
  enter,
}) => {
  const page = await enter('member', lesson('first-ai-workflow', 'hand-it-over', 'retire-it-well'));
  const strip = page.getByRole('list', { name: 'Lessons' });
  const isInView = () =>
    strip.evaluate((row) => {
      const slide = row.querySelector('[aria-current]')?.closest('li')?.getBoundingClientRect();
      const { left, right } = row.getBoundingClientRect();
      return slide !== undefined && slide.left >= left && slide.right <= right;
    });
  // while the next lesson is loading, the link to its address is current too
  const current = async () => (await strip.locator('[aria-current]').allInnerTexts()).join();
  await expect.poll(current).toBe('Retire it well');
  await expect.poll(isInView).toBe(true);
  for (let back = 0; back < 5; back += 1) {
    const title = await current();
    await page.getByRole('link', { name: 'Previous', exact: true }).click();
    await expect.poll(current).not.toContain(title);
    await expect.poll(isInView).toBe(true);
  }
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect.poll(isInView).toBe(true);
});

test('[VID-01] [VID-02] a chapter jumps to its beginning, and so does the address', async ({ enter }) => {
  const { chapters } = videoOf('agents-at-work', 'the-stop-button');
  const last = chapters.at(-1)?.startSeconds ?? 0;
  const page = await enter('archive', lesson('agents-at-work', 'supervision', 'the-stop-button', 40));
  const chapterList = page.getByRole('region', { name: 'Chapters' });
  const toggle = chapterList.getByRole('button', { name: 'Chapters' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(chapterList.getByRole('listitem')).toHaveCount(chapters.length);
  await play(page);
  expect(await playhead(page)).toBeGreaterThanOrEqual(40);
  expect(await playedFrom(page)).toBeLessThan(55);
  expect(last).toBeGreaterThan(60);
  await chapterList.getByRole('button', { name: clockOf(last) }).click();
  await expect.poll(() => playhead(page)).toBeGreaterThan(last - 1);
  expect(await playedFrom(page, 'last')).toBeLessThan(last + 10);
  await toggle.click();
  await expect(chapterList.getByRole('listitem')).toHaveCount(0);
});

test('[VID-03] it resumes where playback stopped, and offers to start over', async ({ enter }) => {
  const page = await enter('trial', lesson('storytelling-with-data', 'the-sentence', 'one-chart-one-sentence'));
  await page.goto('/');
  await page.getByRole('region', { name: 'Continue watching' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\/ondemand\/storytelling-with-data-od\//);
  await play(page);
  expect(await playhead(page)).toBeGreaterThan(20);
  await showBar(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => playedFrom(page)).toBeLessThan(10);
});

test('[VID-04] [VID-05] [VID-07] [VID-13] at 90 % it is complete: the viewing ends, and every page shows it', async ({
  enter,
  memberWith,
}) => {
  const page = await enter(
    await memberWith({ areas: ['mcsc-unlimited', 'ai-academy'] }),
    '/courses/session/decision-writing-od',
  );
  await expect(page.getByText(/^0 of \d+ lessons watched/)).toBeVisible();
  await page.getByRole('link', { name: 'The one-page brief' }).first().click();
  const said = listenToReports(page);
  await play(page);
  const { duration } = videoOf('decision-writing', 'the-one-page-brief');
  await page.locator('video').evaluate(
    (video: HTMLVideoElement, to) => {
      video.currentTime = to;
    },
    duration * 0.9 - 4,
  );
  await expect.poll(() => said.reports().some(({ status }) => status === 'ENDED')).toBe(true);
  expect(said.begun()).toBe(1);
  const end = said.reports().find(({ status }) => status === 'ENDED');
  expect(end?.videoSessionMaxPlayhead).toBeGreaterThanOrEqual(duration * 0.9);
  await pause(page);
  const here = page.getByRole('list', { name: 'Lessons' }).getByRole('article').first();
  await expect(here.getByRole('img')).toHaveAccessibleName('Watched');
  // the page that was open before is fetched again
  await page.getByRole('link', { name: 'Write So the Decision Gets Made' }).click();
  await expect(page.getByText(/^1 of \d+ lessons watched/)).toBeVisible();
});

test('[VID-06] ten seconds after the end the next video opens; Restart and the switch stop that', async ({ enter }) => {
  test.slow();
  const nearTheEnd = videoOf('ask-about-last-tuesday', 'find-five-people-this-week').duration - 3;
  const page = await enter('archive');
  await page.clock.install();
  await page.goto(lesson('ask-about-last-tuesday', 'the-interview', 'find-five-people-this-week', nearTheEnd));
  await play(page);
  await expect(page.getByText(/^Up next in/)).toBeVisible();
  await page.getByRole('button', { name: 'Restart video' }).click();
  await expect.poll(() => playedFrom(page)).toBeLessThan(5);
  await expect(page.getByText(/^Up next in/)).toHaveCount(0);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.keyboard.press('9');
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
  await expect(page.getByText('Up next', { exact: true })).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find five people this week');
  // the choice is stored on the machine
  await page.reload();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('switch').click();
  await page.goto(lesson('ask-about-last-tuesday', 'the-interview', 'find-five-people-this-week', nearTheEnd));
  await play(page);
  const countdown = page.getByText(/^Up next in/);
  await expect(countdown).toBeVisible();
  await haltTimers(page);
  const left = Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]);
  expect(left).toBeLessThanOrEqual(10);
  await page.clock.runFor((left - 1) * 1_000);
  await expect(countdown).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find five people this week');
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask about last Tuesday');
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('[VID-07] [VID-08] saved every ten seconds of playback and at each pause; a one-minute pause ends the viewing', async ({
  enter,
}) => {
  test.slow();
  const page = await enter('archive');
  await page.clock.install();
  // the page asks for the time each minute, and the answer would reset its clock in the middle of the pause
  await page.route('**/__sandbox/clock', (route) => route.abort());
  const said = listenToReports(page);
  await page.goto(lesson('platform-strategy', 'sides', 'subsidy-is-a-decision', 5));
  await play(page);
  await expect.poll(() => said.begun()).toBe(1);
  // the playhead moves on while the page cannot run
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    let before = video.currentTime;
    let largest = 0;
    video.addEventListener('timeupdate', () => {
      largest = Math.max(largest, video.currentTime - before);
      before = video.currentTime;
      video.dataset['step'] = String(largest);
    });
  });
  await showBar(page);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
  await expect.poll(() => playhead(page)).toBeGreaterThan(30);
  const places = [5, ...said.reports().map(({ continueAtTime }) => continueAtTime)];
  const reached = await playhead(page);
  const step = Number(await page.locator('video').getAttribute('data-step'));
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  // buffering sends a report too
  expect(gaps.length).toBeGreaterThanOrEqual(2);
  expect(gaps.length).toBeLessThan((reached - 5) / 10 + 4.5);
  expect(Math.max(...gaps)).toBeGreaterThan(9);
  expect(Math.max(...gaps)).toBeLessThan(12 + step);
  const before = said.reports().length;
  const last = places.at(-1) ?? 0;
  await expect.poll(async () => ((await playhead(page)) - last) % 10).toBeGreaterThan(1.5);
  await page.getByRole('heading', { level: 1 }).focus();
  await pause(page);
  await expect.poll(() => said.reports().length).toBeGreaterThan(before);
  expect(said.reports().every(({ status }) => status === 'IN_PROGRESS')).toBe(true);
  // an answer in the middle of the minute would reset the page's clock to the server's
  await expect(page.locator('[data-state="saved"]')).toHaveText('Saved');
  await page.clock.runFor(66_000);
  await expect.poll(() => said.reports().at(-1)?.status).toBe('ENDED');
  await page.getByRole('button', { name: 'Play', exact: true }).last().click();
  await expect.poll(() => said.begun()).toBe(2);
});

test('[VID-08] [VID-13] leaving in the middle resumes there, on another machine too', async ({
  enter,
  another,
  memberWith,
}) => {
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(who, lesson('platform-strategy', 'sides', 'subsidy-is-a-decision', 20));
  const created = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('videoDurationAtPlaytime'),
  );
  await play(page);
  // a report names its viewing: before the viewing has its name, this machine keeps what is to be reported
  await created;
  // without a pause and within ten seconds of playback, only leaving the page sends a report
  await expect.poll(() => playhead(page)).toBeGreaterThan(23);
  const reached = await playhead(page);
  await page.goto('about:blank');
  const elsewhere = await another(who);
  const resumes = elsewhere.getByRole('region', { name: 'Continue watching' }).getByRole('link').first();
  // the report may be on its way
  await expect(async () => {
    await elsewhere.goto('/');
    await expect(resumes).toHaveText('Subsidy is a decision', { timeout: 5_000 });
  }).toPass();
  await resumes.click();
  await play(elsewhere);
  expect(await playhead(elsewhere)).toBeGreaterThanOrEqual(reached - 1);
});

test('[VID-09] watching thirty seconds of an on-demand course enrolls automatically', async ({ enter, memberWith }) => {
  const page = await enter(
    await memberWith({ areas: ['mcsc-unlimited', 'ai-academy'] }),
    lesson('agents-at-work', 'permissions', 'read-draft-send-pay', 30),
  );
  await play(page);
  // said with the report that the server has answered, and only for five seconds
  const said = expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    "You're enrolled in Agents at Work.",
  );
  const watched = async (): Promise<void> => {
    await expect.poll(() => playhead(page)).toBeGreaterThan(32);
    await pause(page);
  };
  await Promise.all([said, watched()]);
  await page.goto('/courses');
  await expect(page.getByRole('region', { name: /^Active\/Enrolled Courses/ })).toContainText('Agents at Work');
});

test('[VID-11] [LIM-07] [LIM-06] with the allowance used up no new video opens, those of the month do', async ({
  enter,
}) => {
  const page = await enter('limited-over', '/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asSession = (path: string) => path.replace('/ondemand/', '/session/');
  await page.goto(asSession(lesson('agents-at-work', 'permissions', 'read-draft-send-pay')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shucks.');
  await expect(page.getByText("You're out of videos for the month.")).toBeVisible();
  const dialog = page.getByRole('dialog', { name: "You've reached your monthly viewing limit" });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goto(asSession(lesson('decision-writing', 'the-page', 'the-one-page-brief')));
  await play(page);
});

test('[LIM-06] [LIM-07] a free account uses a video by pressing play, and may then rewatch it', async ({
  enter,
  memberWith,
}) => {
  const page = await enter(await memberWith({ areas: ['mc-limited'] }));
  const asSession = (path: string) => path.replace('/ondemand/', '/session/');
  await page.goto(asSession(lesson('decision-writing', 'the-page', 'options-with-prices')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Options with prices');
  const transcript = page.getByRole('button', { name: /Transcript/ });
  await expect(transcript).toBeHidden();
  await play(page);
  await expect(transcript).toBeVisible();
  await page.reload();
  await play(page);
});

test('[LIM-06] an invalid metering plan is reported and blocks nothing', async ({ enter, context, faults }) => {
  const page = await enter('limited');
  await withoutPageData(context);
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"currentMeasure":\d+/g, '"currentMeasure":"many"');
    await route.fulfill({ response, body: text });
  });
  const asSession = (path: string) => path.replace('/ondemand/', '/session/');
  await page.goto(asSession(lesson('decision-writing', 'the-page', 'options-with-prices')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Options with prices');
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(faults.splice(0).join()).toContain('a metering plan with unexpected fields');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[VID-11] an unknown video is not found', async ({ enter }) => {
  const page = await enter('archive', lesson('agents-at-work', 'permissions', 'no-such-lesson'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
});

test('[VID-13] [THR-43] nothing watched is lost: offline, the window closed, and opened again later', async ({
  enter,
  memberWith,
  context,
}) => {
  test.slow();
  const page = await enter(
    await memberWith({ areas: ['mcsc-unlimited', 'ai-academy'] }),
    lesson('cash-before-profit', 'the-bakery', 'read-a-p-l-in-four-minutes', 20),
  );
  const dot = page.getByRole('status').filter({ hasText: /^(Saved|Offline, will save)$/ });
  await play(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(22);
  await page.keyboard.press('k');
  await expect(dot).toHaveText('Saved');
  await page.keyboard.press('k');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await context.setOffline(true);
  const at = await playhead(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(at + 2);
  await page.keyboard.press('k');
  await expect(dot).toHaveText('Offline, will save');
  const reached = await playhead(page);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  // the next page sends what an earlier one could not, whichever page it is
  const said = listenToReports(later);
  await later.goto('/');
  await expect.poll(() => said.reports().at(-1)?.continueAtTime ?? 0).toBeGreaterThanOrEqual(reached - 1.5);
  await expect(async () => {
    await later.goto('/');
    const card = later.getByRole('region', { name: 'Continue watching' }).getByRole('article').first();
    await expect(card).toContainText('Read a P&L in four minutes', { timeout: 5_000 });
  }).toPass();
  await later.getByRole('region', { name: 'Continue watching' }).getByRole('link').first().click();
  await play(later);
  expect(await playhead(later)).toBeGreaterThanOrEqual(reached - 1.5);
  expect(await playedFrom(later)).toBeLessThan(reached + 10);
});

test('[VID-13] a second tab does not reset the first one’s progress', async ({ enter, memberWith, context }) => {
  test.slow();
  const half = Math.round(videoOf('hiring-with-evidence', 'a-fair-work-sample').duration / 2);
  const address = lesson('hiring-with-evidence', 'before', 'a-fair-work-sample');
  const page = await enter(
    await memberWith({ areas: ['mcsc-unlimited', 'ai-academy'] }),
    `${address}?seek=${String(half)}`,
  );
  await play(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(half + 2);
  await pause(page);
  const other = await context.newPage();
  await other.goto(`${address}?seek=10`);
  await play(other);
  await expect.poll(() => playhead(other)).toBeGreaterThan(12);
  await pause(other);
  await page.close();
  await other.goto('/courses/session/hiring-with-evidence-od');
  const here = other.getByRole('article').filter({ hasText: 'A fair work sample' }).first();
  // half of it is the farthest; ten seconds would be a quarter at most
  await expect(here.getByRole('img')).toHaveAccessibleName('Half watched');
});

test('[VID-14] a video route without a source data type is reported', async ({ enter, context, faults }) => {
  const page = await enter('archive');
  await withoutPageData(context);
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"sourceType":"ON_DEMAND"', '"sourceType":""');
    await route.fulfill({ response, body: text });
  });
  await page.goto(brief);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(faults.splice(0).join()).toContain('without a source data type');
  // requests still in flight need no answer any more
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[VID-18] the player by keys: play, seek, speed and their list; nothing of the sound of a film that is read', async ({
  enter,
}) => {
  const page = await enter('archive', lesson('agents-at-work', 'supervision', 'logs-that-people-read'));
  await play(page);
  await page.getByRole('heading', { level: 1 }).focus();
  // the playhead moves by keys only
  await pause(page);
  const half = videoOf('agents-at-work', 'logs-that-people-read').duration / 2;
  await page.keyboard.press('5');
  await expect.poll(() => playhead(page)).toBeGreaterThan(half - 1);
  await page.keyboard.press('j');
  await expect.poll(() => playhead(page)).toBeLessThan(half - 2);
  await page.keyboard.press('>');
  const rate = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate);
  await expect.poll(rate).toBe(1.25);
  await expect(page.getByText('This lesson is read, not spoken.')).toBeVisible();
  for (const name of ['Mute', 'Sound on', 'Captions'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveCount(0);
  await page.keyboard.press('k');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await pause(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: /shortcuts/i });
  await expect(keys).toContainText('Text');
  await expect(keys).not.toContainText('Mute');
  await page.keyboard.press('Escape');
  await page.reload();
  // the speed is remembered
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
});

test('[VID-18] a film with a voice keeps captions, volume and mute', async ({ enter, context }) => {
  const page = await enter('archive');
  await withoutPageData(context);
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"isSilent":true', '"isSilent":false');
    await route.fulfill({ response, body: text });
  });
  await page.goto(lesson('agents-at-work', 'supervision', 'logs-that-people-read'));
  await play(page);
  await showBar(page);
  await expect(page.getByRole('button', { name: 'Captions', exact: true })).toBeVisible();
  await expect(page.getByText('This lesson is read, not spoken.')).toHaveCount(0);
  const isMuted = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted);
  await expect.poll(isMuted).toBe(false);
  await page.keyboard.press('m');
  await expect.poll(isMuted).toBe(true);
  await showBar(page);
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
