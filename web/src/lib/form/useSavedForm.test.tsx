import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { asCallError, CallError, callFault, Unreachable } from '#lib/callError.ts';
import { Bind } from './Bind.tsx';
import type { Saved } from './saved.types.ts';
import { useSavedForm, type SavedFormOptions } from './useSavedForm.ts';

const schema = z.object({ title: z.string().check(z.minLength(1, 'Please enter a title.')), city: z.string() });
type Values = z.infer<typeof schema>;
const saved: Saved<Values> = { values: { title: 'Old', city: 'Oslo' }, version: 1 };
const refused = (code: 'STALE_VERSION' | 'ALREADY_LINKED' | 'RATE_LIMITED', message: string) =>
  new CallError([callFault(code, message)], null);

type Options = Omit<SavedFormOptions<Values>, 'save'> & {
  readonly save: (values: Values, version: number, leaving: boolean) => Promise<Saved<Values>>;
  /** Hears what each save compares its values with. */
  readonly onBase: (base: Values) => void;
};

const Form = ({ save, onBase, ...props }: Partial<Options>) => {
  const form = useSavedForm<Values>({
    schema,
    saved,
    save: (values, version, leaving, base) => {
      onBase?.(base);
      return save?.(values, version, leaving) ?? Promise.resolve({ values, version: version + 1 });
    },
    reload: () => Promise.resolve(saved),
    ...props,
  });
  return (
    // focusout of any field inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form noValidate onSubmit={form.submit} onBlur={props.autosaveAfter === undefined ? undefined : form.flush}>
      {(['title', 'city'] as const).map((name) => (
        <Bind key={name} control={form.control} name={name}>
          {({ onChange, error, ...field }) => (
            <label>
              {name}
              <input
                {...field}
                onChange={(event) => {
                  onChange(event.target.value);
                }}
              />
              <b>{error}</b>
            </label>
          )}
        </Bind>
      ))}
      <button type="submit">Save</button>
      <button type="button" onClick={form.flush}>
        Leave
      </button>
      <button type="button" onClick={form.keepMine}>
        Mine
      </button>
      <button type="button" onClick={form.takeTheirs}>
        Theirs
      </button>
      <output>{`${form.phase} ${form.dirty ? 'dirty' : 'clean'} ${form.message ?? ''}`.trim()}</output>
    </form>
  );
};
const state = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = async (text: string) => {
  await userEvent.clear(screen.getByLabelText(/title/));
  if (text !== '') await userEvent.type(screen.getByLabelText(/title/), text);
};

afterEach(() => {
  vi.useRealTimers();
});

test('a save names the version that was read, and the next one that which was answered', async () => {
  const save = vi.fn((values: Values, version: number) => Promise.resolve({ values, version: version + 1 }));
  render(<Form save={save} />);
  await enter('New');
  expect(state()).toBe('idle dirty');
  await press('Save');
  expect(state()).toBe('saved clean');
  await enter('Newer');
  await press('Save');
  expect(save.mock.calls).toEqual([
    [{ title: 'New', city: 'Oslo' }, 1, false],
    [{ title: 'Newer', city: 'Oslo' }, 2, false],
  ]);
});

test('what the schema refuses is not sent, and said at its field, which gets the focus', async () => {
  const save = vi.fn();
  render(<Form save={save} />);
  await enter('');
  await press('Save');
  expect(screen.getByText('Please enter a title.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/title/));
  expect(save).not.toHaveBeenCalled();
});

test('a refusal goes to the field of its code; any other is said for the form', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(refused('ALREADY_LINKED', 'This title is taken.'))
    .mockRejectedValueOnce(refused('RATE_LIMITED', 'Too many requests.'))
    .mockRejectedValueOnce(refused('ALREADY_LINKED', 'This title is taken.'));
  render(<Form save={save} fieldOf={{ ALREADY_LINKED: 'title' }} />);
  await enter('Taken');
  await press('Save');
  expect(screen.getByText('This title is taken.')).toBeTruthy();
  expect(state()).toBe('failed dirty');
  await enter('Other');
  await press('Save');
  expect(state()).toBe('failed dirty Too many requests.');
  await press('Save');
  expect(screen.getByText('This title is taken.')).toBeTruthy();
  expect(state()).toBe('failed dirty');
});

test('leaving asks only while there is something unsaved on the page', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const page = render(<Form />);
  expect(asks()).toBe(false);
  await enter('New');
  expect(asks()).toBe(true);
  await press('Save');
  expect(state()).toBe('saved clean');
  expect(asks()).toBe(false);
  await enter('Newer');
  expect(asks()).toBe(true);
  page.unmount();
  expect(asks()).toBe(false);
});

test.each([
  // with the city that was saved elsewhere, which the member has not touched
  ['Mine', { title: 'My title', city: 'Rome' }, 'saved clean', 8],
  ['Theirs', { title: 'Their title', city: 'Rome' }, 'idle clean', 7],
])('[PRO-03] a conflict is settled by the member: %s', async (choice, values, end, nextVersion) => {
  const newest = { values: { title: 'Their title', city: 'Rome' }, version: 7 };
  const save = vi.fn((sent: Values, version: number) =>
    version >= 7
      ? Promise.resolve({ values: sent, version: version + 1 })
      : Promise.reject(refused('STALE_VERSION', 'Changed')),
  );
  render(<Form save={save} reload={() => Promise.resolve(newest)} />);
  await enter('My title');
  await press('Save');
  expect(state()).toBe('conflict dirty');
  await press(choice);
  if (choice === 'Mine') expect(save.mock.lastCall).toEqual([values, 7, false]);
  expect(state()).toBe(end);
  expect(screen.getByLabelText<HTMLInputElement>(/title/).value).toBe(values.title);
  expect(screen.getByLabelText<HTMLInputElement>(/city/).value).toBe(values.city);
  await enter('Later');
  await press('Save');
  expect(save.mock.lastCall).toEqual([{ title: 'Later', city: values.city }, nextVersion, false]);
  expect(state()).toBe('saved clean');
});

test('[DOC-02] own values are merged with the newer ones by what they began from, where the form knows how', async () => {
  const newest = { values: { title: 'Their title', city: 'Rome' }, version: 7 };
  const merge = vi.fn((_base: Values, mine: Values, theirs: Values) => ({
    ...theirs,
    title: `${mine.title}, ${theirs.title}`,
  }));
  const save = vi.fn((sent: Values, version: number) =>
    version >= 7
      ? Promise.resolve({ values: sent, version: version + 1 })
      : Promise.reject(refused('STALE_VERSION', 'Changed')),
  );
  render(<Form save={save} merge={merge} reload={() => Promise.resolve(newest)} />);
  await enter('Mine');
  await press('Save');
  await press('Mine');
  expect(merge.mock.calls).toEqual([[saved.values, { title: 'Mine', city: 'Oslo' }, newest.values]]);
  expect(save.mock.lastCall).toEqual([{ title: 'Mine, Their title', city: 'Rome' }, 7, false]);
  expect(state()).toBe('saved clean');
});

test('own values that cannot be saved after a conflict are said to be wrong, not to be saving, and are saved once they are right', async () => {
  const save = vi.fn((sent: Values, version: number) =>
    version >= 7
      ? Promise.resolve({ values: sent, version: version + 1 })
      : Promise.reject(refused('STALE_VERSION', 'Changed')),
  );
  render(<Form save={save} reload={() => Promise.resolve({ ...saved, version: 7 })} />);
  await enter('My title');
  await press('Save');
  await enter('');
  await press('Mine');
  expect(screen.getByText('Please enter a title.')).toBeTruthy();
  expect(state()).toBe('idle dirty');
  expect(save).toHaveBeenCalledTimes(1);
  await enter('Mine');
  await press('Save');
  expect(save.mock.lastCall).toEqual([{ title: 'Mine', city: 'Oslo' }, 7, false]);
  expect(state()).toBe('saved clean');
});

test('a field that is left during a conflict saves nothing before the member has settled it', async () => {
  const save = vi.fn(() => Promise.reject(refused('STALE_VERSION', 'Changed')));
  render(<Form save={save} />);
  await press('Leave');
  expect(save).not.toHaveBeenCalled();
  await enter('My title');
  await press('Leave');
  expect(state()).toBe('conflict dirty');
  await press('Leave');
  expect(save).toHaveBeenCalledTimes(1);
});

test('[PRO-03] a pause or a hidden page saves nothing before the member has settled a conflict', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const save = vi.fn(() => Promise.reject(refused('STALE_VERSION', 'Changed')));
  render(<Form save={save} autosaveAfter={60_000} />);
  await user.type(screen.getByLabelText(/title/), '1');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(state()).toBe('conflict dirty');
  await user.type(screen.getByLabelText(/title/), '2');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  act(() => {
    dispatchEvent(new Event('pagehide'));
  });
  expect(save).toHaveBeenCalledTimes(1);
  expect(state()).toBe('conflict dirty');
});

test.each(['sends it', 'leaves the page'])(
  '[PRO-03] what is typed while a save is on its way is saved after it when the member %s',
  async (what) => {
    const answers: (() => void)[] = [];
    const save = vi.fn(
      (values: Values, version: number) =>
        new Promise<Saved<Values>>((resolve) => {
          answers.push(() => {
            resolve({ values, version: version + 1 });
          });
        }),
    );
    const draft = draftOf(null);
    const page = render(<Form save={save} draft={draft} autosaveAfter={600_000} />);
    const answer = (at: number) =>
      act(async () => {
        answers[at]?.();
        await Promise.resolve();
      });
    await enter('First');
    await press('Save');
    await enter('Second');
    if (what === 'sends it') await press('Save');
    else page.unmount();
    expect(save).toHaveBeenCalledTimes(1);
    await answer(0);
    await vi.waitFor(() => {
      expect(save).toHaveBeenCalledTimes(2);
    });
    expect(save.mock.lastCall).toEqual([{ title: 'Second', city: 'Oslo' }, 2, what === 'leaves the page']);
    await answer(1);
    // or the page would find its own save as a conflict when it is opened again
    await vi.waitFor(() => {
      expect(draft.read()).toBeNull();
    });
  },
);

test('autosave waits for a pause, and keeps what is typed while it saves', async () => {
  // real time is added to that of the test, so the pause is long beside what a busy machine takes
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  let answer: (saved: Saved<Values>) => void = () => undefined;
  const save = vi.fn(
    () =>
      new Promise<Saved<Values>>((resolve) => {
        answer = resolve;
      }),
  );
  render(<Form save={save} autosaveAfter={60_000} />);
  await user.type(screen.getByLabelText(/title/), '1');
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(save).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(save).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText(/title/), '2');
  await act(async () => {
    answer({ values: { title: 'Old1', city: 'Oslo' }, version: 2 });
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByLabelText<HTMLInputElement>(/title/).value).toBe('Old12');
  expect(state()).toBe('saved dirty');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(save.mock.lastCall).toEqual([{ title: 'Old12', city: 'Oslo' }, 2, false]);
});

test.each([
  ['half a minute later', () => vi.advanceTimersByTimeAsync(30_000)],
  [
    'when the connection is back',
    () => {
      dispatchEvent(new Event('online'));
      return vi.advanceTimersByTimeAsync(10);
    },
  ],
])('[PRO-03] an autosave that nobody answered says so, and is sent again %s', async (_, passes) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const save = vi
    .fn((values: Values, version: number) => Promise.resolve({ values, version: version + 1 }))
    .mockRejectedValueOnce(asCallError(new Unreachable('offline')));
  render(<Form save={save} autosaveAfter={60_000} />);
  await user.type(screen.getByLabelText(/title/), '1');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(state()).toMatch(/^failed dirty This could not be saved/);
  expect(save).toHaveBeenCalledTimes(1);
  await act(passes);
  expect(save.mock.lastCall).toEqual([{ title: 'Old1', city: 'Oslo' }, 1, false]);
  expect(state()).toBe('saved clean');
  // it is saved: another loss of the connection repeats nothing
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(31_000);
  });
  expect(save).toHaveBeenCalledTimes(2);
});

test('[PRO-03] a field that may not be saved does not take the focus back from the next one', async () => {
  const save = vi.fn();
  render(<Form save={save} autosaveAfter={60_000} />);
  await enter('');
  await userEvent.tab();
  expect(screen.getByText('Please enter a title.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/city/));
  expect(save).not.toHaveBeenCalled();
});

type Kept = NonNullable<SavedFormOptions<Values>['draft']>;

const draftOf = (begins: ReturnType<Kept['read']>): Kept => {
  let kept = begins;
  return {
    read: () => kept,
    write: (unsaved) => {
      kept = unsaved;
    },
  };
};

test('[PRO-03] what could not be saved is saved when the form is opened again', async () => {
  const save = vi.fn((values: Values, version: number) => Promise.resolve({ values, version: version + 1 }));
  const draft = draftOf({ values: { title: 'Typed' }, version: 1 });
  render(<Form save={save} autosaveAfter={60_000} draft={draft} />);
  await vi.waitFor(() => {
    expect(state()).toBe('saved clean');
  });
  expect(save.mock.calls).toEqual([[{ title: 'Typed', city: 'Oslo' }, 1, false]]);
  expect(draft.read()).toBeNull();
});

test('[PRO-03] what could not be saved before somebody else saved keeps of it the fields that the member has changed', async () => {
  const draft = draftOf(null);
  const lost = vi.fn().mockRejectedValue(asCallError(new Unreachable('offline')));
  const page = render(<Form save={lost} autosaveAfter={60_000} draft={draft} />);
  await enter('My title');
  page.unmount();
  await vi.waitFor(() => {
    expect(lost).toHaveBeenCalled();
  });
  const newest = { values: { title: 'Their title', city: 'Rome' }, version: 7 };
  const save = vi.fn((values: Values, version: number) =>
    version >= 7
      ? Promise.resolve({ values, version: version + 1 })
      : Promise.reject(refused('STALE_VERSION', 'Changed')),
  );
  const reload = () => Promise.resolve(newest);
  const onBase = vi.fn();
  const form = { saved: newest, save, reload, draft, onBase };
  render(<Form {...form} autosaveAfter={60_000} />);
  await vi.waitFor(() => {
    expect(state()).toBe('conflict dirty');
  });
  // not with what was saved since, or it would be overwritten unasked
  expect(onBase).toHaveBeenLastCalledWith({ title: 'Old', city: 'Rome' });
  expect(screen.getByLabelText<HTMLInputElement>(/city/).value).toBe('Rome');
  await press('Mine');
  expect(save.mock.lastCall).toEqual([{ title: 'My title', city: 'Rome' }, 7, false]);
  expect(state()).toBe('saved clean');
  expect(draft.read()).toBeNull();
});

test('[PRO-03] what could not be saved because it is wrong says so when the form is opened again', async () => {
  const save = vi.fn();
  render(<Form save={save} autosaveAfter={60_000} draft={draftOf({ values: { title: '' }, version: 1 })} />);
  expect(await screen.findByText('Please enter a title.')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(save).not.toHaveBeenCalled();
});

test('[PRO-03] what a closed page has saved after all is no change, and no conflict later', async () => {
  const save = vi.fn((values: Values, version: number) => Promise.resolve({ values, version: version + 1 }));
  const draft = draftOf({ values: { title: 'Typed' }, version: 1 });
  render(<Form saved={{ values: { title: 'Typed', city: 'Oslo' }, version: 2 }} save={save} draft={draft} />);
  expect(state()).toBe('idle clean');
  expect(draft.read()).toBeNull();
  await enter('Later');
  await press('Save');
  expect(save.mock.calls).toEqual([[{ title: 'Later', city: 'Oslo' }, 2, false]]);
});

test('[PRO-03] a conflict with the same values is none', async () => {
  const save = vi.fn().mockRejectedValueOnce(refused('STALE_VERSION', 'Changed'));
  render(<Form save={save} reload={() => Promise.resolve({ values: { title: 'New', city: 'Oslo' }, version: 7 })} />);
  await enter('New');
  await press('Save');
  expect(state()).toBe('saved clean');
  save.mockResolvedValueOnce({ values: { title: 'Newer', city: 'Oslo' }, version: 8 });
  await enter('Newer');
  await press('Save');
  expect(save.mock.lastCall).toEqual([{ title: 'Newer', city: 'Oslo' }, 7, false]);
});

test('[PRO-03] a conflict that is settled for values that may not be saved ends, and says what is wrong', async () => {
  const save = vi.fn().mockRejectedValueOnce(refused('STALE_VERSION', 'Changed'));
  const newest = { values: { title: 'Theirs', city: 'Rome' }, version: 7 };
  render(<Form save={save} reload={() => Promise.resolve(newest)} />);
  await enter('Mine');
  await press('Save');
  expect(state()).toBe('conflict dirty');
  await enter('');
  await press('Mine');
  expect(screen.getByText('Please enter a title.')).toBeTruthy();
  expect(state()).toBe('idle dirty');
  save.mockResolvedValueOnce({ values: { title: 'Mine', city: 'Rome' }, version: 8 });
  await enter('Mine');
  await press('Save');
  expect(save.mock.lastCall).toEqual([{ title: 'Mine', city: 'Rome' }, 7, false]);
  expect(state()).toBe('saved clean');
});

test('[PRO-03] a field that is left while another is being saved is saved right after it', async () => {
  let answer: (saved: Saved<Values>) => void = () => undefined;
  const save = vi.fn(
    () =>
      new Promise<Saved<Values>>((resolve) => {
        answer = resolve;
      }),
  );
  render(<Form save={save} autosaveAfter={60_000} />);
  await enter('New');
  await userEvent.tab();
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText(/city/), '!');
  await userEvent.tab();
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => {
    answer({ values: { title: 'New', city: 'Oslo' }, version: 2 });
    await Promise.resolve();
  });
  await vi.waitFor(() => {
    expect(save.mock.lastCall).toEqual([{ title: 'New', city: 'Oslo!' }, 2, false]);
  });
});

test.each([
  ['whose fields are saved as they are', schema, 'Oslo!'],
  ['whose values the schema changes', z.extend(schema, { city: z.string().check(z.trim()) }), 'Oslo! '],
])(
  '[PRO-03] [DOC-02] a form filler, which fills and leaves every field in one task, loses nothing of a form %s',
  async (...given) => {
    const [, form, city] = given;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const save = vi.fn((values: Values, version: number) => Promise.resolve({ values, version: version + 1 }));
    render(<Form schema={form} save={save} autosaveAfter={60_000} />);
    for (const [label, value] of [
      ['title', 'New'],
      ['city', city],
    ] as const) {
      const field = screen.getByLabelText(new RegExp(label));
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
    await vi.waitFor(() => {
      expect(save.mock.lastCall?.[0]).toEqual({ title: 'New', city: 'Oslo!' });
      expect(state()).toBe('saved clean');
    });
    const calls = save.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    // what the schema takes away is not taken for a change that is to be saved
    expect(save).toHaveBeenCalledTimes(calls);
    expect(screen.getByLabelText<HTMLInputElement>(/title/).value).toBe('New');
    expect(screen.getByLabelText<HTMLInputElement>(/city/).value).toBe('Oslo!');
  },
);

test('[PRO-03] [DOC-02] a field that is filled while another is being checked stays, and is saved after a pause', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const save = vi.fn((values: Values, version: number) => Promise.resolve({ values, version: version + 1 }));
  render(<Form save={save} autosaveAfter={60_000} />);
  const [title, city] = [screen.getByLabelText(/title/), screen.getByLabelText<HTMLInputElement>(/city/)];
  fireEvent.change(title, { target: { value: 'New' } });
  fireEvent.blur(title);
  fireEvent.change(city, { target: { value: 'Rome' } });
  await vi.waitFor(() => {
    expect(state()).toBe('saved dirty');
  });
  expect(city.value).toBe('Rome');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(save.mock.lastCall).toEqual([{ title: 'New', city: 'Rome' }, 2, false]);
  expect(state()).toBe('saved clean');
});

test('[PRO-03] what is typed while a save runs and the page closes is sent so that it outlives the page', async () => {
  let answer: (saved: Saved<Values>) => void = () => undefined;
  const save = vi.fn(
    () =>
      new Promise<Saved<Values>>((resolve) => {
        answer = resolve;
      }),
  );
  render(<Form save={save} autosaveAfter={60_000} />);
  await enter('New');
  await userEvent.tab();
  await userEvent.type(screen.getByLabelText(/city/), '!');
  act(() => {
    dispatchEvent(new Event('pagehide'));
  });
  // the field that had the focus loses it after the page has said that it closes
  await userEvent.tab();
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => {
    answer({ values: { title: 'New', city: 'Oslo' }, version: 2 });
    await Promise.resolve();
  });
  await vi.waitFor(() => {
    expect(save.mock.lastCall).toEqual([{ title: 'New', city: 'Oslo!' }, 2, true]);
  });
});
