import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { DocumentFormContext } from './documentFormContext.ts';
import { forgetFilm, goOnWithFilm, sendFilm, useFilmUploads } from './filmUploads.ts';
import { useFilmFacts } from './useFilmFacts.ts';

interface Sending {
  readonly onSuccess: () => void;
  readonly onError: () => void;
}
const sending: Sending[] = [];
const starts = vi.fn();
vi.mock('tus-js-client', () => ({
  Upload: class {
    constructor(_file: File, options: Sending) {
      sending.push(options);
    }
    start = starts;
    abort = () => Promise.resolve();
  },
}));
const finish = vi.fn<() => Promise<unknown>>();
vi.mock('./filmCalls.ts', () => ({ finishFilm: () => finish() }));

const State = () => useFilmUploads().get('film-1')?.state ?? 'none';

/** Begins to send a film; `state` is what the page says of it. */
function send(done: () => void = () => undefined) {
  sendFilm('film-1', new File(['film'], 'lesson.mp4'), done);
  const page = render(<State />);
  return { state: () => page.container.textContent, upload: sending.at(-1) };
}

beforeEach(() => {
  forgetFilm('film-1');
  starts.mockClear();
  finish.mockReset().mockResolvedValue({});
});

test('[MED-01] a film that has arrived, and whose end nobody answered, goes on by a press', async () => {
  const done = vi.fn();
  const { state, upload } = send(done);
  finish.mockRejectedValueOnce(new Error('no answer'));
  upload?.onSuccess();
  await vi.waitFor(() => {
    expect(state()).toBe('failed');
  });
  expect(done).not.toHaveBeenCalled();
  goOnWithFilm('film-1');
  expect(starts).toHaveBeenCalledTimes(2);
  // all of it is there
  upload?.onSuccess();
  await vi.waitFor(() => {
    expect(state()).toBe('arrived');
  });
  expect(done).toHaveBeenCalledOnce();
});

test('[MED-01] what ends with the connection goes on with it, and what somebody has stopped does not', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { state, upload } = send();
  upload?.onError();
  await vi.waitFor(() => {
    expect(state()).toBe('offline');
  });
  dispatchEvent(new Event('online'));
  expect(starts).toHaveBeenCalledTimes(2);
  online.mockReturnValue(true);
  upload?.onError();
  await vi.waitFor(() => {
    expect(state()).toBe('failed');
  });
  dispatchEvent(new Event('online'));
  expect(starts).toHaveBeenCalledTimes(2);
});

test('[MED-02] a film that is ready fills in its length, its shape and a picture where there is none, once', () => {
  const film = { state: 'READY', duration: 90, width: 1920, height: 1080 } as FilmFieldsFragment;
  const Facts = ({ posterUrl }: Pick<FilmFieldsFragment, 'posterUrl'>) => {
    useFilmFacts({ ...film, posterUrl });
    return null;
  };
  const fill = (values: Record<string, unknown>, posterUrl: string | null) => {
    const setValue = (name: string, value: unknown) => {
      values[name] = value;
    };
    const form = { getValues: () => values, setValue, flush: vi.fn() };
    render(
      <DocumentFormContext value={form as never}>
        <Facts posterUrl={posterUrl} />
      </DocumentFormContext>,
    );
    return { values, flushes: form.flush.mock.calls.length };
  };
  const empty = { duration: 0, width: 1, height: 1, poster: '' };
  const whole = { duration: 90, width: 16, height: 9, poster: '/media/a/poster.webp' };
  expect(fill({ ...empty }, '/media/a/poster.webp')).toEqual({ values: whole, flushes: 1 });
  expect(fill({ ...empty, poster: '/own.webp' }, '/media/a/poster.webp').values['poster']).toBe('/own.webp');
  // one that plays as it came has no picture, and none is written
  expect(fill({ ...empty }, null).values['poster']).toBe('');
  const changed = { ...whole, width: 4, height: 3 };
  expect(fill({ ...changed }, '/media/a/poster.webp')).toEqual({ values: changed, flushes: 0 });
});
