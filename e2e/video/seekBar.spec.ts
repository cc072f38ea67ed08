import { lesson, play, showBar } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

// What the seek bar says about the place under the pointer.

const path = lesson('ai-first-strategy', 'week-1-see-the-work', 'score-your-options-in-an-hour');

test('the bar names the chapter and the time under the pointer, from one end to the other', async ({ enter }) => {
  const page = await enter('archive');
  await page.goto(path);
  await play(page);
  await showBar(page);
  const bar = page.getByRole('slider', { name: 'Seek' });
  const area = await bar.boundingBox();
  if (area === null) throw new Error('the bar has no place');
  const places: [number, string][] = [
    [0.005, 'Too many ideas'],
    [0.3, 'Three scores'],
    [0.6, 'Place them'],
    [0.995, 'Your turn'],
  ];
  const said: string[] = [];
  for (const [share, chapter] of places) {
    await page.mouse.move(area.x + area.width * share, area.y + area.height / 2);
    const label = bar.getByText(/^\d+:\d\d/).locator('..');
    await expect(label).toHaveCSS('opacity', '1');
    await expect(label).toContainText(chapter);
    const box = await label.boundingBox();
    expect(box?.x ?? NaN, 'within the bar').toBeGreaterThanOrEqual(area.x - 1);
    expect((box?.x ?? NaN) + (box?.width ?? NaN), 'within the bar').toBeLessThanOrEqual(area.x + area.width + 1);
    expect((box?.y ?? NaN) + (box?.height ?? NaN), 'above the bar').toBeLessThanOrEqual(area.y + 1);
    said.push(await label.innerText());
  }
  expect(new Set(said).size).toBe(said.length);
});

test('in forced colors the marks of the bar are on a plain ground, whatever the picture is', async ({ enter }) => {
  const page = await enter('archive');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Text', exact: true })).toBeVisible();
  await showBar(page);
  const ground = page.getByRole('slider', { name: 'Seek' }).locator('../..');
  // opaque
  await expect(ground).toHaveCSS('background-color', /^rgb\(/);
});
