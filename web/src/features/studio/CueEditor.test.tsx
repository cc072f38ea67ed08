import type { TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CueEditor } from './CueEditor.tsx';
import { createVideoDesk, deskAction, type VideoDesk } from './videoDesk.ts';

const cue = (at: number): TranscriptCue => ({ startSeconds: at, endSeconds: at + 1, text: `Line ${String(at)}` });
let cues: readonly TranscriptCue[] = [];

const Harness = ({ count, desk, onChapter }: { count: number; desk: VideoDesk; onChapter: (at: number) => void }) => {
  const [value, setValue] = useState<readonly TranscriptCue[]>(() => Array.from({ length: count }, (_, at) => cue(at)));
  return (
    <CueEditor
      label="Captions in English"
      language="en"
      cues={value}
      duration={20_000}
      desk={desk}
      onChange={(next) => {
        cues = next;
        setValue(next);
      }}
      onChapter={onChapter}
    />
  );
};

test('[MED-03] of ten thousand captions only those in view are drawn, and each says its place', async () => {
  const person = userEvent.setup();
  render(<Harness count={10_000} desk={createVideoDesk()} onChapter={() => undefined} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(20);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
  const text = screen.getByRole('textbox', { name: 'Text of caption 2' });
  await person.type(text, '!');
  expect(cues[1]).toEqual({ ...cue(1), text: 'Line 1!' });
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text of caption 3' }));
  await person.type(screen.getByRole('textbox', { name: 'Find' }), 'line 9999{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text of caption 10000' }));
});

test('[MED-03] [STU-01] keys and buttons set times at the playhead, split, join, insert and remove', async () => {
  const person = userEvent.setup();
  const desk = createVideoDesk();
  const player = { seekTo: vi.fn(), play: vi.fn(), pause: vi.fn() };
  desk.attach(player);
  const chapters: number[] = [];
  render(<Harness count={3} desk={desk} onChapter={(at) => chapters.push(at)} />);
  await person.click(screen.getByRole('button', { name: 'Play caption 2, 00:00:01.000' }));
  expect(player.seekTo).toHaveBeenLastCalledWith(1, true);
  desk.onSignal({ type: 'play', playhead: 1.25, duration: 20 });
  await person.keyboard('i');
  expect(cues[1]).toMatchObject({ startSeconds: 1.25 });
  await person.keyboard('l');
  expect(player.seekTo).toHaveBeenLastCalledWith(3.25, true);
  await person.keyboard('j');
  await person.keyboard('c');
  expect(chapters).toEqual([1.25]);
  await person.keyboard('k');
  expect(player.pause).toHaveBeenCalledOnce();

  // letters are typed in a field, and act with Alt
  const text = screen.getByRole('textbox', { name: 'Text of caption 2' });
  await person.type(text, 'o');
  expect(cues[1]).toMatchObject({ text: 'Line 1o', endSeconds: 2 });
  desk.onSignal({ type: 'time', playhead: 1.75, duration: 20 });
  await person.keyboard('{Alt>}o{/Alt}');
  expect(cues[1]).toMatchObject({ text: 'Line 1o', endSeconds: 1.75 });

  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  await press('Insert after');
  expect(cues.map((each) => each.text)).toEqual(['Line 0', 'Line 1o', '', 'Line 2']);
  const added = screen.getByRole('textbox', { name: 'Text of caption 3' });
  expect(document.activeElement).toBe(added);
  const row = added.closest('li');
  expect(within(row as HTMLElement).getByText('It has no text.')).toBeTruthy();
  await press('Remove');
  await person.click(screen.getByRole('textbox', { name: 'Text of caption 1' }));
  await press('Join with next');
  expect(cues.map((each) => each.text)).toEqual(['Line 0 Line 1o', 'Line 2']);
  await press('Split');
  expect(cues).toHaveLength(3);
  await person.type(screen.getByRole('textbox', { name: 'Find' }), 'LINE');
  await person.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Row');
  await press('Replace all');
  expect(cues.map((each) => each.text).join(' ')).toBe('Row 0 Row 1o Row 2');
});

test('[MED-03] a key is no action with Ctrl, and Alt is needed only where letters are typed', () => {
  const pressed = { key: 'j', code: 'KeyJ', altKey: false, ctrlKey: false, metaKey: false };
  expect(deskAction(pressed, false)).toBe('back');
  expect(deskAction(pressed, true)).toBeNull();
  expect(deskAction({ ...pressed, key: '∆', altKey: true }, true)).toBe('back');
  expect(deskAction({ ...pressed, altKey: true }, false)).toBeNull();
  expect(deskAction({ ...pressed, ctrlKey: true }, false)).toBeNull();
  expect(deskAction({ ...pressed, key: 'x', code: 'KeyX' }, false)).toBeNull();
});
