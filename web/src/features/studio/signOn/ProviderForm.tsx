import { oidcForm, samlForm } from '@atrium/domain/company/signOnForm.ts';
import { useState } from 'react';
import { useFields } from '#lib/useFields.ts';
import { SignInAgain } from '#parts/SignInAgain.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox, ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { Stack } from '#ui/Layout.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { audited } from '../ActDialog.tsx';
import { CopyLine } from './CopyLine.tsx';
import { saveOidcAct, saveSamlAct } from './signOnActs.ts';
import type { CompanySignOn } from './signOnQuery.ts';
import shared from '../PersonPage.module.css';
import styles from './SignOnPage.module.css';

type Kind = 'SAML' | 'OIDC';

/** Enters a provider as a draft, with what the company enters on its side (COM-01). */
export const ProviderForm = ({ signOn }: { signOn: CompanySignOn }) => {
  const known = signOn.draft ?? signOn.inUse;
  const [kind, setKind] = useState<Kind>(known?.kind === 'OIDC' ? 'OIDC' : 'SAML');
  const { ourSide } = signOn;
  return (
    <Section className={shared.section} title={known === null ? 'Set it up' : 'Enter it anew'}>
      <Stack>
        <ChoiceGroup legend="How does the company’s provider speak?">
          <Radio
            name="kind"
            label="SAML 2.0"
            note="Entra ID, Okta, Ping, Google Workspace and most others"
            checked={kind === 'SAML'}
            onChange={() => {
              setKind('SAML');
            }}
          />
          <Radio
            name="kind"
            label="OpenID Connect"
            note="With a client id and a secret that the provider gives us"
            checked={kind === 'OIDC'}
            onChange={() => {
              setKind('OIDC');
            }}
          />
        </ChoiceGroup>
        <div className={styles.step}>
          <h3>What they enter there</h3>
          <dl className={styles.lines}>
            {kind === 'OIDC' ? (
              <CopyLine label="Redirect address" text={ourSide.redirectUrl} />
            ) : (
              <>
                <CopyLine label="Entity id" text={ourSide.entityId} />
                <CopyLine label="ACS address" text={ourSide.acsUrl} />
                <CopyLine label="Metadata" text={ourSide.metadataUrl} />
              </>
            )}
          </dl>
          <p>They let it send email, given_name and family_name of each person.</p>
        </div>
        <div className={styles.step}>
          <h3>What they give us</h3>
          {kind === 'OIDC' ? <OidcForm signOn={signOn} /> : <SamlForm signOn={signOn} />}
        </div>
      </Stack>
    </Section>
  );
};

const said = (): void => {
  toast({ id: 'studio', message: 'The draft is saved. Test it before it is switched on.' });
};

const OidcForm = ({ signOn: { companyId, draft, inUse } }: { signOn: CompanySignOn }) => {
  const known = [draft, inUse].find((provider) => provider?.kind === 'OIDC') ?? null;
  const { busy, fault, save, question } = useFreshSave(audited(saveOidcAct));
  const initial = { issuer: known?.issuer ?? '', clientId: known?.clientId ?? '', clientSecret: '' };
  // whether a secret is known of what is typed is the server's to say
  const { field, submit, change, otherFault } = useFields(oidcForm(known !== null), initial, { fault });
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          submit(event, (values) => {
            save({ companyId, ...values, reason: '', dryRun: false }, () => {
              change('clientSecret', '');
              said();
            });
          });
        }}
      >
        <Stack>
          <TextInput
            label="Issuer"
            hint="Its https address. We read its configuration there."
            required
            autoComplete="off"
            spellCheck={false}
            {...field('issuer')}
          />
          <TextInput label="Client id" required autoComplete="off" spellCheck={false} {...field('clientId')} />
          <PasswordInput
            label="Secret"
            hint={known === null ? 'It is kept encrypted, and never shown again.' : 'Empty: the one that is kept.'}
            required={known === null}
            autoComplete="off"
            {...field('clientSecret')}
          />
          <SignInAgain fault={otherFault} otherwise="The draft could not be saved. Please try again." />
          <Button type="submit" busy={busy}>
            Save as a draft
          </Button>
        </Stack>
      </form>
      {question}
    </>
  );
};

const SamlForm = ({ signOn: { companyId, inUse } }: { signOn: CompanySignOn }) => {
  const { busy, fault, save, question } = useFreshSave(audited(saveSamlAct));
  const { values, field, submit, change, otherFault } = useFields(samlForm, { metadata: '' }, { fault });
  const [keepsCertificates, setKept] = useState(true);
  const mayKeep = inUse?.kind === 'SAML';
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          submit(event, ({ metadata }) => {
            save(
              { companyId, metadata, keepsCertificates: mayKeep && keepsCertificates, reason: '', dryRun: false },
              () => {
                change('metadata', '');
                said();
              },
            );
          });
        }}
      >
        <Stack>
          <TextArea
            label="Metadata"
            hint="Its text, or the https address at which it is."
            required
            rows={5}
            autoComplete="off"
            spellCheck={false}
            className={styles.metadata}
            {...field('metadata')}
            value={values.metadata}
          />
          {mayKeep ? (
            <Checkbox
              label="Also accept the certificate in use"
              note="While the provider changes its key, so that nobody is locked out. At most two are accepted."
              checked={keepsCertificates}
              onChange={(event) => {
                setKept(event.target.checked);
              }}
            />
          ) : null}
          <SignInAgain fault={otherFault} otherwise="The draft could not be saved. Please try again." />
          <Button type="submit" busy={busy}>
            Save as a draft
          </Button>
        </Stack>
      </form>
      {question}
    </>
  );
};
