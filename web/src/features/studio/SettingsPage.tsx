import { colorFaults } from '@atrium/domain/academy/academyColors.ts';
import { academyFields, readAcademy, type AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { mergeBodies } from '@atrium/domain/document/mergeBodies.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLeaveQuestion } from '#lib/form/useLeaveQuestion.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { ActDialog } from './ActDialog.tsx';
import { EditableContext } from './editable.ts';
import { ExampleAcademy } from './ExampleAcademy.tsx';
import { focusField } from './fieldId.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { SettingsPreview } from './SettingsPreview.tsx';
import { saveSettingsAct, settingsQuery, type Settings } from './settingsQuery.ts';
import { StudioBar } from './StudioBar.tsx';
import editor from './Editor.module.css';
import styles from './SettingsPage.module.css';

interface SettingsPageProps {
  viewer: SignedIn;
}

/** Name, addresses, links and words of the academy, which hold as soon as they are saved (BEG-04). */
export const SettingsPage = ({ viewer }: SettingsPageProps) => (
  <PageAnswer of={settingsQuery()}>{(settings) => <SettingsForm viewer={viewer} settings={settings} />}</PageAnswer>
);

/** What was typed, and what it is a change of. */
interface Edited {
  readonly began: AcademyBody;
  readonly body: AcademyBody;
}

/** What is to be saved: what was typed, which follows what others save meanwhile, or a former version. */
type Asked =
  | { readonly what: 'typed' }
  /** `number` 0: what there was before the first version. */
  | { readonly what: 'former'; readonly body: AcademyBody; readonly number: number };

const SettingsForm = ({ viewer, settings }: SettingsPageProps & { settings: Settings }) => {
  const saved = settings.body as AcademyBody;
  const zone = useTimeZone(viewer.timeZone);
  const { refetch } = useQuery({ ...settingsQuery(), enabled: false });
  const [edited, setEdited] = useState<Edited | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const formId = useId();
  const [isTried, setTried] = useState(false);
  const mayWrite = staffReach(viewer.staff, 'academy.write') !== null;
  // what somebody else has saved meanwhile stays, where this person has typed nothing else
  const body = edited === null ? saved : (mergeBodies(edited.began, edited.body, saved).value as AcademyBody);
  const { faults } = readAcademy(body);
  const isChanged = !isSame(body, saved);
  useLeaveQuestion(isChanged);
  const ask = async () => {
    setTried(true);
    const [first] = faults;
    if (first !== undefined) {
      focusField(first.path);
      return;
    }
    // the newest version is the one that is changed
    await refetch();
    setAsked({ what: 'typed' });
  };
  const act: typeof saveSettingsAct = {
    ...saveSettingsAct,
    send: async (input, key) => {
      const answer = await saveSettingsAct.send(input, key);
      if (!input.dryRun) setEdited(null);
      return answer;
    },
  };
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Settings' }]}
        acts={
          mayWrite ? (
            <>
              {isChanged ? (
                <Button
                  size="s"
                  variant="line"
                  onClick={() => {
                    setEdited(null);
                    setTried(false);
                  }}
                >
                  Throw the changes away
                </Button>
              ) : null}
              <Button size="s" type="submit" form={formId}>
                Save
              </Button>
            </>
          ) : null
        }
      />
      <h1 tabIndex={-1}>Settings</h1>
      <div className={styles.notes}>
        {mayWrite ? null : <Note>Your role on the team reads this, and does not change it.</Note>}
        <FixedNote settings={settings} />
      </div>
      <div className={styles.settings}>
        <form
          id={formId}
          noValidate
          aria-label="The settings"
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <fieldset className={editor.all} disabled={!mayWrite}>
            <legend className={editor.legend}>Settings of the academy</legend>
            <EditableContext value={mayWrite}>
              <SettingsFields
                settings={settings}
                body={body}
                faults={isTried ? faults : colorFaults(body)}
                zone={zone}
                onChange={(next) => {
                  setEdited({ began: saved, body: next });
                }}
              />
            </EditableContext>
          </fieldset>
        </form>
        <aside className={styles.preview} aria-label="Preview">
          <SettingsPreview body={body} />
        </aside>
      </div>
      <SettingsHistory
        settings={settings}
        zone={zone}
        onBack={
          mayWrite
            ? (back, former) => {
                setAsked({ what: 'former', body: former, number: back });
              }
            : null
        }
      />
      <ExampleAcademy mayWrite={mayWrite} />
      {asked === null ? null : (
        <ActDialog
          act={act}
          input={{ version: settings.version, body: asked.what === 'typed' ? body : asked.body }}
          takesAway={false}
          title={asked.what === 'typed' ? 'Save the settings?' : backTitle(asked.number)}
          confirm={asked.what === 'typed' ? 'Save' : 'Put back'}
          dismiss="Leave it"
          onClose={() => {
            setAsked(null);
          }}
        >
          <p>Pages have it when they are next opened, mails at once. Those that wait stay as they are.</p>
        </ActDialog>
      )}
    </>
  );
};

const backTitle = (back: number): string =>
  back === 0 ? 'Put back what there was at first?' : `Put version ${String(back)} back?`;

/** The settings that the environment of the server sets (D93). */
const FixedNote = ({ settings: { fixed } }: { settings: Settings }) =>
  fixed.length === 0 ? null : (
    <Note>
      <p>The environment of the server sets these, and wins over what is saved here:</p>
      <ul className={editor.checks}>
        {fixed.map(({ field, variable, value }) => (
          <li key={field}>
            {academyFields[field as keyof AcademyBody].label} is “{value}”, by {variable}.
          </li>
        ))}
      </ul>
    </Note>
  );
