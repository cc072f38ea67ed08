import { expect, test } from 'vitest';
import { captionText } from './captionText.ts';
import { keyHelp, nextRate, playerAction } from './playerKeys.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false };
const page = { typing: false, control: false, slider: false, inPlayer: false };
const player = { ...page, inPlayer: true };

test('[VID-01] the keys of the player do what the help says', () => {
  expect(playerAction({ ...bare, key: 'K' }, page)).toEqual({ do: 'toggle' });
  expect(playerAction({ ...bare, key: ' ' }, page)).toEqual({ do: 'toggle' });
  expect(playerAction({ ...bare, key: 'j' }, page)).toEqual({ do: 'seekBy', seconds: -10 });
  expect(playerAction({ ...bare, key: '7' }, page)).toEqual({ do: 'seekTo', share: 0.7 });
  expect(playerAction({ ...bare, key: '?' }, page)).toEqual({ do: 'help' });
  expect(playerAction({ ...bare, key: 'ArrowRight' }, player)).toEqual({ do: 'seekBy', seconds: 5 });
  expect(playerAction({ ...bare, key: 'x' }, page)).toBeNull();
});

test('[VID-01] keys that other elements handle are ignored', () => {
  expect(playerAction({ ...bare, key: 'k' }, { ...page, typing: true })).toBeNull();
  expect(playerAction({ ...bare, key: ' ' }, { ...player, control: true })).toBeNull();
  expect(playerAction({ ...bare, key: 'ArrowRight' }, page)).toBeNull();
  expect(playerAction({ ...bare, key: 'f', ctrlKey: true }, page)).toBeNull();
  expect(playerAction({ ...bare, key: 'c', metaKey: true }, page)).toBeNull();
  expect(playerAction({ ...bare, key: 'm' }, { ...player, control: true })).toEqual({ do: 'mute' });
});

test('[VID-01] the arrows work on the buttons of the player, and move its sliders', () => {
  const button = { ...player, control: true };
  expect(playerAction({ ...bare, key: 'ArrowLeft' }, button)).toEqual({ do: 'seekBy', seconds: -5 });
  expect(playerAction({ ...bare, key: 'ArrowUp' }, button)).toEqual({ do: 'volume', by: 0.1 });
  expect(playerAction({ ...bare, key: 'ArrowLeft' }, { ...button, slider: true })).toBeNull();
  expect(playerAction({ ...bare, key: 'ArrowLeft' }, { ...button, inPlayer: false })).toBeNull();
});

test('speed changes in steps and stops at the ends', () => {
  expect([nextRate(1, 1), nextRate(1, -1), nextRate(2, 1), nextRate(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5]);
});

test('[THR-32] a caption is text, never markup', () => {
  expect(captionText('<v Amara>It is <b>done</b> &amp; &lt;ready&gt;')).toBe('It is done & <ready>');
  expect(captionText('<img src=x onerror=alert(1)>Hello')).toBe('Hello');
});

test('[VID-18] a film without a voice has text instead of captions, and nothing of its volume', () => {
  expect(playerAction({ ...bare, key: 'm' }, player, true)).toBeNull();
  expect(playerAction({ ...bare, key: 'ArrowUp' }, player, true)).toBeNull();
  expect(playerAction({ ...bare, key: 'c' }, player, true)).toEqual({ do: 'captions' });
  expect(playerAction({ ...bare, key: 'm' }, player)).toEqual({ do: 'mute' });
  const [silent, spoken] = [keyHelp(true), keyHelp(false)].map((list) => list.map(([keys]) => keys));
  expect(spoken).toEqual(expect.arrayContaining(['M', '↑ and ↓']));
  expect(silent).toEqual(spoken?.filter((keys) => keys !== 'M' && keys !== '↑ and ↓'));
  expect(keyHelp(true)).toContainEqual(['C', 'Text']);
  expect(keyHelp(false)).toContainEqual(['C', 'Captions']);
});
