import { colorTokens } from '@atrium/domain/academy/academyColors.ts';
import type { AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { ownOrHttps } from '@atrium/domain/access/ownOrHttps.ts';
import { useState, type ReactNode } from 'react';
import hall from '#ui/art/hallTall.svg';
import { Chip, ChipGroup } from '#ui/Chip.tsx';
import { cx } from '#ui/cx.ts';
import { Logo } from '#ui/Logo.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import styles from './SettingsPreview.module.css';

const scenes = { signIn: 'Sign-in', page: 'Page', mail: 'Mail', certificate: 'Certificate' } as const;
type Scene = keyof typeof scenes;

/** What is typed, as it would look in both themes; drawn with the parts of the pages themselves (BEG-04). */
export const SettingsPreview = ({ body }: { body: AcademyBody }) => {
  const [scene, setScene] = useState<Scene>('signIn');
  const { brand, accent } = colorTokens(body);
  return (
    <Section title="How it looks">
      <ChipGroup name="What is shown">
        {(Object.keys(scenes) as Scene[]).map((name) => (
          <Chip
            key={name}
            pressed={scene === name}
            onClick={() => {
              setScene(name);
            }}
          >
            {scenes[name]}
          </Chip>
        ))}
      </ChipGroup>
      {(['light', 'dark'] as const).map((scheme) => (
        <PreviewFrame key={scheme} scheme={scheme} tokens={{ ...brand, ...accent }}>
          {scene === 'signIn' ? <SignIn body={body} /> : null}
          {scene === 'page' ? <Page body={body} /> : null}
          {scene === 'mail' ? <Mail body={body} /> : null}
          {scene === 'certificate' ? <Certificate body={body} /> : null}
        </PreviewFrame>
      ))}
    </Section>
  );
};

const Mark = ({ body: { name, logo } }: { body: AcademyBody }) => (
  <Logo name={name} href={null} small customer={ownOrHttps(logo) === null ? null : { src: logo, name }} />
);

const Pressed = ({ children }: { children: ReactNode }) => <span className={styles.button}>{children}</span>;

const SignIn = ({ body }: { body: AcademyBody }) => (
  <div className={styles.door}>
    <div className={styles.doorForm}>
      <Mark body={body} />
      <b className={look.big}>Welcome</b>
      <span className={styles.input}>Email</span>
      <span className={styles.input}>Password</span>
      <Pressed>Sign In</Pressed>
      <span className={cx(look.tiny, look.muted)}>
        {body.termsUrl === '' ? null : 'By signing in you agree to our Terms. '}Questions? Customer Support
      </span>
    </div>
    <div className={styles.doorArt}>
      <img src={ownOrHttps(body.signInPicture) === null ? hall : body.signInPicture} alt="" />
      <p className={look.flared}>{body.signInSentence}</p>
    </div>
  </div>
);

const Page = ({ body }: { body: AcademyBody }) => (
  <>
    <div className={styles.bar}>
      <Mark body={body} />
      <span className={styles.here}>Courses</span>
    </div>
    <div className={cx(styles.band, look.onCourt)}>
      <b>A class begins today</b>
      <Pressed>Join</Pressed>
    </div>
    <div className={styles.inside}>
      <b>The AI-First Strategy Sprint</b>
      <SunProgress value={60} label="Progress" />
      <span>
        <span className={styles.due}>Closes in 3 hours</span> <span className={styles.soft}>Sprint</span>
      </span>
    </div>
  </>
);

const Mail = ({ body }: { body: AcademyBody }) => (
  <div className={styles.mail}>
    <Mark body={body} />
    <div className={styles.sheet}>
      <b className={look.big}>You are enrolled</b>
      <span>Hello Ada,</span>
      <span>You have a seat in The AI-First Strategy Sprint.</span>
      <Pressed>See the dates</Pressed>
    </div>
    <span className={cx(look.tiny, look.muted, styles.footer)}>
      {`Questions? Write to ${body.supportEmail}.\nSent automatically by ${body.name}.\n${body.mailFooter}`}
    </span>
  </div>
);

const Certificate = ({ body }: { body: AcademyBody }) => (
  <div className={styles.inside}>
    <div className={styles.paper}>
      <Logo name={`${body.name} Academy`} href={null} small />
      <span className={look.tiny}>This certifies that</span>
      <b className={look.big}>Ada Lovelace</b>
      <span className={look.tiny}>has completed the program</span>
      <b>AI for Business Leaders</b>
    </div>
  </div>
);
