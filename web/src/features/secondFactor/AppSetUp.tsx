import { authenticatorForm } from '@atrium/domain/account/secondFactor.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFields } from '#lib/useFields.ts';
import { copyText } from '#parts/copyText.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { addAuthenticatorSpec, type NewApp, type NewCodes } from './secondFactorCalls.ts';
import styles from './SecondFactor.module.css';

export interface AppSetUpProps {
  app: NewApp;
  /** Called when it was added, with the codes to show, or given up. */
  onEnd: (codes: NewCodes) => void;
}

/** Adds an authenticator app: its picture, the same as text, and a code that shows that it works. */
export const AppSetUp = ({ app, onEnd }: AppSetUpProps) => {
  const { busy, fault, save, question } = useFreshSave(addAuthenticatorSpec);
  const fields = useFields(authenticatorForm, { code: '', name: 'Authenticator app' }, { fault });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        Add an authenticator app
      </h3>
      <p>Read this picture with your authenticator app, or type the key below into it.</p>
      <QrPicture text={app.uri} />
      <p className={look.small}>
        Key: <code className={styles.key}>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Row>
        <ButtonLink className={styles.onPhone} variant="line" size="s" href={app.uri}>
          Open it in an app on this phone
        </ButtonLink>
        <Button
          variant="line"
          size="s"
          onClick={() => {
            copyText(app.secret, { copied: 'Key copied', failed: "The key couldn't be copied. Select it instead." });
          }}
        >
          Copy the key
        </Button>
      </Row>
      <form
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          fields.submit(event, ({ code, name }) => {
            save({ handle: app.handle, code, name }, onEnd);
          });
        }}
      >
        <TextInput
          label="Code"
          hint="That the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          {...fields.field('code')}
        />
        <TextInput label="Name" hint="By which you recognize it." maxLength={60} required {...fields.field('name')} />
        <FaultNote fault={fields.otherFault} />
        <Row>
          <Button type="submit" busy={busy}>
            Add the app
          </Button>
          <Button
            variant="line"
            onClick={() => {
              onEnd(null);
            }}
          >
            Cancel
          </Button>
        </Row>
      </form>
      {question}
    </Stack>
  );
};

/** A text as a picture that phones read; what is in it stands below it, too. */
const QrPicture = ({ text }: { text: string }) => {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { renderSVG } = await import('uqr');
      return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
    },
    staleTime: 'static',
  });
  return <img className={styles.picture} src={data} alt="The key, to be read by a phone" width={180} height={180} />;
};
