import { counted } from '@atrium/domain/counted.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { toast } from '#ui/toast.ts';
import { ActDialog } from './ActDialog.tsx';
import { addExampleAct, exampleQuery, removeExampleAct, type Example } from './exampleQuery.ts';
import { findKind } from './kinds.ts';

export interface ExampleAcademyProps {
  /** Whether the reader may load and remove it. */
  mayWrite: boolean;
  /** On Today: shown only while there is something to do. */
  isShort?: boolean;
}

/** While it is loaded, how often its state is asked for, in milliseconds. */
const pollEvery = 2_000;

/** The example academy, loaded into an empty one and removed again (BEG-05). */
export const ExampleAcademy = ({ mayWrite, isShort = false }: ExampleAcademyProps) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'in' | 'out' | null>(null);
  const { data } = useQuery({
    ...exampleQuery(),
    refetchInterval: ({ state }) => (state.data?.page?.state === 'LOADING' ? pollEvery : false),
  });
  const example = data?.page ?? null;
  const state = example?.state ?? null;
  const before = useRef(state);
  useEffect(() => {
    // what is here now is in every list
    if (before.current === 'LOADING' && state === 'LOADED') {
      void invalidateTags(client, ['documents']);
      toast({ id: 'studio', message: 'The example academy is here.' });
    }
    before.current = state;
  }, [client, state]);
  if (example === null) return null;
  const isOffered = example.state === 'NONE' && example.isEmpty;
  const isOver = example.state === 'LOADED' || (example.state === 'NONE' && !example.isEmpty);
  if (isShort && isOver)
    return example.state === 'NONE' ? null : (
      <p className={look.muted}>
        The example academy is here. Look around; it is removed again in <Link href="/studio/settings">Settings</Link>.
      </p>
    );
  return (
    <Section title={isShort ? 'Or begin with something' : 'Example academy'}>
      <Stack>
        <p className={look.muted}>{wordsOf(example)}</p>
        <Progress example={example} />
        {example.failure === null ? null : <Note tone="bad">It could not go on. {example.failure}</Note>}
        {mayWrite ? (
          <Row>
            {isOffered || example.state === 'FAILED' ? (
              <Button
                variant="line"
                onClick={() => {
                  setAsked('in');
                }}
              >
                {isOffered ? 'Load the example academy' : 'Try again'}
              </Button>
            ) : null}
            {example.state === 'LOADED' || example.state === 'FAILED' ? (
              <Button
                variant="line"
                onClick={() => {
                  setAsked('out');
                }}
              >
                Remove the example academy
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
      {asked === null ? null : (
        <ActDialog
          act={asked === 'in' ? addExampleAct : removeExampleAct}
          input={{}}
          takesAway={asked === 'out'}
          title={asked === 'in' ? 'Load the example academy?' : 'Remove the example academy?'}
          confirm={asked === 'in' ? 'Load it' : 'Remove it'}
          dismiss={asked === 'in' ? 'Not now' : 'Keep it'}
          said={asked === 'in' ? 'The example academy is being loaded.' : 'The example academy is removed.'}
          onClose={() => {
            setAsked(null);
          }}
        >
          {asked === 'in' ? (
            <p>It can be removed again, as long as nobody has changed it or learned with it.</p>
          ) : (
            <p>It goes as a whole, or not at all. What members did is never taken from them.</p>
          )}
        </ActDialog>
      )}
    </Section>
  );
};

const Progress = ({ example: { state, counts } }: { example: Example }) => {
  if (state !== 'LOADING') return null;
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const done = counts.reduce((sum, count) => sum + count.done, 0);
  return (
    <SunProgress
      value={(done * 100) / Math.max(1, all)}
      label="Loading the example academy"
      text={`${String(done)} of ${String(all)} documents`}
    />
  );
};

function wordsOf({ state, isEmpty, counts }: Example): string {
  if (state === 'NONE')
    return isEmpty
      ? 'Courses, live sessions, certificates, events and a library to look around in. It mails nobody, and goes away again.'
      : 'It is for an empty academy. This one has content of its own.';
  if (state === 'LOADING') return 'It is being loaded. You can leave this page.';
  const words = counts.map(({ kind: name, total }) => {
    const kind = findKind(name);
    return counted(total, kind?.one ?? name, kind?.many.toLowerCase() ?? name);
  });
  return `It has ${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}.`;
}
