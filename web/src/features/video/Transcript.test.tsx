import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { onAnnounce } from '#ui/announce.ts';
import { Transcript } from './Transcript.tsx';

test('[VID-02] how many places a search of the transcript has found is said', async () => {
  const said = vi.fn<(message: string) => void>();
  const stop = onAnnounce(said);
  const cues = ['A brief is a question', 'and a brief answer', 'is enough'].map((text, startSeconds) => ({
    startSeconds,
    endSeconds: startSeconds + 1,
    text,
  }));
  render(<Transcript cues={cues} second={0} opened onToggle={vi.fn()} onJump={vi.fn()} />);
  for (const words of ['brief', 'question', 'nothing']) {
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), `${words}{Enter}`);
  }
  expect(said.mock.calls.flat()).toEqual(['2 places found', '1 place found', '0 places found']);
  stop();
});
