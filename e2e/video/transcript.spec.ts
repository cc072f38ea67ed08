import { clips } from '@atrium/content/media.ts';
import { block } from '../journey/block.ts';
import { isPlaying, lesson, playhead, videoOf } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

const item = 'saying-no-well';
const cues =
  clips.find(({ externalKey }) => externalKey === videoOf('hiring-with-evidence', item).externalKey)?.transcript ?? [];
/** A cue of the middle, which is found by its first words. */
const late = cues.find(({ startSeconds, text }) => startSeconds > 20 && text.length > 20);

test('[VID-02] a line of the transcript seeks, found by its words or reached by the keyboard, before and while it plays', async ({
  enter,
}) => {
  if (late === undefined) throw new Error('the lesson is too short');
  const page = await enter('archive');
  // the stream is late: the press below comes before anything can be played
  const { blocked, release } = block();
  await page.route(/\.m3u8/, async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto(lesson('hiring-with-evidence', 'after', item));
  await expect(page.getByRole('button', { name: 'Text', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Transcript' }).click();
  const panel = page.getByRole('region', { name: 'Transcript' });
  await expect(panel.getByRole('listitem')).toHaveCount(cues.length);
  await panel.getByRole('searchbox', { name: 'Search transcript' }).fill(late.text.slice(0, 20).toUpperCase());
  const found = panel.getByRole('listitem').filter({ hasText: late.text });
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText(late.text.slice(0, 20));
  await found.getByRole('button').click();
  release();
  await expect.poll(() => playhead(page)).toBeGreaterThan(late.startSeconds - 1);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await panel.getByRole('searchbox', { name: 'Search transcript' }).fill('zzzz');
  await expect(panel.getByText('No matches.')).toBeVisible();

  // by the keyboard, while it plays
  await panel.getByRole('searchbox', { name: 'Search transcript' }).fill('');
  const first = panel.getByRole('listitem').first().getByRole('button');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => playhead(page)).toBeLessThan(late.startSeconds - 5);
});
