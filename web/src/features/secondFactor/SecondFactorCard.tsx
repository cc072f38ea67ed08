import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { AppSetUp } from './AppSetUp.tsx';
import { FactorRow } from './FactorRow.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { addPasskeySpec, makeRecoveryCodesSpec, startAuthenticatorSpec, type NewApp } from './secondFactorCalls.ts';
import { secondFactorsQuery, type SecondFactors } from './secondFactorsQuery.ts';
import styles from './SecondFactor.module.css';

export interface SecondFactorCardProps {
  title: string;
  /** The zone in which the viewer's dates are shown unless they chose another; null for the machine's. */
  timeZone: string | null;
}

/** What is asked for beside the password, on the account page and where staff set it up (STF-02). */
export const SecondFactorCard = ({ title, timeZone }: SecondFactorCardProps) => {
  const { data } = useQuery(secondFactorsQuery());
  const page = data?.page;
  return page ? <Factors page={page} title={title} timeZone={timeZone} /> : null;
};

const otherwise = 'Your second factors could not be changed. Please try again.';

const Factors = ({ page, title, timeZone }: { page: SecondFactors } & SecondFactorCardProps) => {
  const { factors, recoveryCodesLeft, isNeeded } = page;
  const passkey = useFreshSave(addPasskeySpec);
  const app = useFreshSave(startAuthenticatorSpec);
  const codes = useFreshSave(makeRecoveryCodesSpec);
  const [newApp, setNewApp] = useState<NewApp | null>(null);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const hasAny = factors.length > 0;
  const ways = useRef<HTMLDivElement>(null);
  /** What was opened closes, and has nothing any more that could keep the focus. */
  const close = (change: () => void) => {
    flushSync(change);
    ways.current?.querySelector('button')?.focus();
  };
  return (
    <SettingsCard
      title={title}
      about="Asked for after your password, so that a password that somebody has found opens nothing."
    >
      {hasAny ? (
        <ul className={styles.list}>
          {factors.map((factor) => (
            <FactorRow
              key={factor.factorId}
              factor={factor}
              timeZone={timeZone}
              isLast={factors.length === 1}
              isNeeded={isNeeded}
            />
          ))}
        </ul>
      ) : (
        <>
          <p className={look.muted}>You have no second factor yet.</p>
          <p className={look.muted}>
            With the first one come ten recovery codes, for when it is not at hand. They are shown once, so have a place
            ready to keep them.
          </p>
        </>
      )}
      {shown === null ? null : (
        <RecoveryCodes
          codes={shown}
          onDone={() => {
            close(() => {
              setShown(null);
            });
          }}
        />
      )}
      {newApp === null ? (
        <div ref={ways} className={look.row}>
          <Button
            busy={passkey.busy}
            variant={hasAny ? 'line' : 'solid'}
            onClick={() => {
              passkey.save(passkeyName(factors.map(({ name }) => name)), (added) => {
                if (added?.codes) setShown(added.codes);
              });
            }}
          >
            Add a passkey
          </Button>
          <Button
            variant="line"
            busy={app.busy}
            onClick={() => {
              app.save(undefined, setNewApp);
            }}
          >
            Add an authenticator app
          </Button>
        </div>
      ) : (
        <AppSetUp
          app={newApp}
          onEnd={(made) => {
            const end = () => {
              setNewApp(null);
              if (made !== null) setShown(made);
            };
            // new codes take the focus: they are shown only now
            if (made === null) close(end);
            else end();
          }}
        />
      )}
      {passkey.result === null ? <Note>No passkey was made. Try again, or add an authenticator app.</Note> : null}
      <SignInAgain fault={passkey.fault ?? app.fault} otherwise={otherwise} />
      {passkey.question}
      {app.question}
      {hasAny && shown === null ? (
        <Row as="p" between className={look.small}>
          <span className={look.muted}>
            {recoveryCodesLeft === 0 ? 'No recovery codes left.' : `${String(recoveryCodesLeft)} recovery codes left.`}
          </span>
          <Button
            variant="bare"
            size="s"
            onClick={() => {
              setAsking(true);
            }}
          >
            Make new recovery codes
          </Button>
        </Row>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title="Make new recovery codes?"
          confirm="Make new codes"
          dismiss="Keep the present ones"
          action={codes}
          onClose={() => {
            setAsking(false);
            codes.reset();
          }}
          onConfirm={() => {
            codes.save(undefined, (made) => {
              setAsking(false);
              setShown(made);
            });
          }}
        >
          <p>
            The codes that you have now will be good for nothing. The new ones are shown once, right after this: have a
            place ready to keep them.
          </p>
          {codes.question}
        </ConfirmDialog>
      ) : null}
    </SettingsCard>
  );
};

/** A name to begin with, which its owner may change: the machine on which the passkey is made; not one of `taken`. */
function passkeyName(taken: readonly string[]): string {
  const machine = /iPhone|iPad|Android|Macintosh|Windows|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? '';
  const name = { Macintosh: 'Mac', CrOS: 'Chromebook' }[machine] ?? machine;
  const base = name === '' ? 'Passkey' : `Passkey on ${name}`;
  let [free, count] = [base, 1];
  while (taken.includes(free)) {
    count += 1;
    free = `${base} (${String(count)})`;
  }
  return free;
}
