import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { parseInstant } from '@atrium/domain/parseInstant.ts';
import { minute } from '@atrium/domain/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewPersona } from '#lib/gql/graphql.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { look as looks } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { instantAt } from '../zonedTime.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { previewOfQuery, type PreviewLook } from './previewQueries.ts';
import styles from './PreviewPane.module.css';

export interface PreviewPaneProps {
  viewer: SignedIn;
  kind: string;
  id: string;
  /** What the document is called. */
  name: string;
  /** Where members meet it; null: on pages of others, one of which is shown. */
  address: string | null;
  zone: string;
}

type Who = PreviewPersona | 'NOBODY' | 'PERSON';

/** The token of a frame is asked for again before it ends. */
const askAgainAfter = 10 * minute;

/** Its page is for people who are enrolled. */
const isOfSession = (kind: string): boolean => kind === 'session' || kind === 'sessionContent';

/** The page of members that a draft makes, drawn by their own code, as anybody, on any day (DOC-08). */
export const PreviewPane = ({ viewer, kind, id, name, address, zone }: PreviewPaneProps) => {
  const [who, setWho] = useState<Who>(isOfSession(kind) ? 'ENROLLED' : 'WITH_PLAN');
  const [userId, setUserId] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const mayName = staffReach(viewer.staff, 'person.read') !== null;
  const at = day === '' ? null : instantAt(`${day}T12:00`, zone);
  const look: PreviewLook = {
    persona: who === 'PERSON' || who === 'NOBODY' ? 'WITH_PLAN' : who,
    userId: who === 'PERSON' ? userId : null,
    at: at === null ? null : String(parseInstant(at)),
  };
  const isShown = who !== 'NOBODY' && (who !== 'PERSON' || userId !== null);
  return (
    <section className={styles.pane} aria-label="Preview">
      <div className={styles.picks}>
        <Select
          label="As"
          value={who}
          options={[
            { value: 'WITH_PLAN', label: 'A member with a plan' },
            ...(isOfSession(kind) ? [{ value: 'ENROLLED', label: 'A member who is enrolled' }] : []),
            { value: 'COMPANY_ADMIN', label: 'An administrator of a company' },
            { value: 'WITHOUT_PLAN', label: 'A member without a plan' },
            { value: 'NOBODY', label: 'Nobody who is signed in' },
            ...(mayName ? [{ value: 'PERSON', label: 'A person' }] : []),
          ]}
          onChange={(event) => {
            setWho(event.target.value as Who);
          }}
        />
        <TextInput
          label="On"
          type="date"
          hint={day === '' ? 'Empty: now.' : undefined}
          value={day}
          onChange={(event) => {
            setDay(event.target.value);
          }}
        />
      </div>
      {who === 'PERSON' ? <PersonPicker value={userId} onChange={setUserId} /> : null}
      {who === 'NOBODY' ? <p>People who are not signed in get the sign-in page at this address.</p> : null}
      {isShown ? <Frame kind={kind} id={id} name={name} address={address} look={look} /> : null}
    </section>
  );
};

interface FrameProps {
  kind: string;
  id: string;
  name: string;
  address: string | null;
  look: PreviewLook;
}

const Frame = ({ kind, id, name, address, look }: FrameProps) => {
  const { data, isError } = useQuery({
    ...previewOfQuery(kind, id, address, look),
    refetchInterval: askAgainAfter,
    // a token of before is of no use
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) return <Note tone="bad">The preview could not be made. Your draft is safe.</Note>;
  if (data === undefined) return <Skeleton height={480} />;
  if (data.page === null) {
    const { code, reason, message } = data.refusal;
    const words = reason === code ? message : reason;
    return <Note>{code === 'INVALID_INPUT' ? `The draft makes no page yet. ${words}` : words}</Note>;
  }
  const { token, address: page, version, opens, sentence, leadsTo } = data.page;
  const shown = version === null ? 'What is published.' : `Version ${String(version)} of the draft.`;
  return (
    <>
      <PreviewFrame title={`Preview of ${name}`} src={`${page}?preview=${encodeURIComponent(token)}`} />
      <p className={looks.small}>
        {shown} {opens || leadsTo !== null ? sentence : `They read: ${sentence}`}
      </p>
    </>
  );
};
