import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { AtriumProvider } from '#ui/AtriumProvider.tsx';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Actions } from './Actions.tsx';
import { ActionStates } from './ActionStates.tsx';
import { Content } from './Content.tsx';
import { ContentStates } from './ContentStates.tsx';
import { DataParts } from './DataParts.tsx';
import { Fields } from './Fields.tsx';
import { FieldStates } from './FieldStates.tsx';
import { FormPart } from './FormPart.tsx';
import type { SectionProps } from './Part.tsx';
import { RichFields } from './RichFields.tsx';
import { RichFieldStates } from './RichFieldStates.tsx';
import { Tokens } from './Tokens.tsx';
import styles from './Kit.module.css';

const sections: readonly [string, ComponentType<SectionProps>][] = [
  ['Tokens', Tokens],
  ['Actions', Actions],
  ['States of actions', ActionStates],
  ['Fields', Fields],
  ['States of fields', FieldStates],
  ['Rich fields', RichFields],
  ['States of rich fields', RichFieldStates],
  ['Form', FormPart],
  ['Data', DataParts],
  ['Content', Content],
  ['States of content', ContentStates],
];

/** Every part of the kit in every state, in both themes side by side. */
const KitPage = () => (
  <AtriumProvider>
    <SkipLink />
    <Wrap as="div" className={styles.kit}>
      <main id="main" tabIndex={-1}>
        <h1>The kit</h1>
        {sections.map(([title, Matter]) => (
          <Section key={title} title={title}>
            <div className={styles.schemes} data-picture={title.toLowerCase().replaceAll(' ', '-')}>
              {(['light', 'dark'] as const).map((scheme) => (
                <div key={scheme} className={cx(styles.scheme, styles[scheme])} data-scheme={scheme}>
                  <Matter scheme={scheme} />
                </div>
              ))}
            </div>
          </Section>
        ))}
      </main>
    </Wrap>
  </AtriumProvider>
);

/** Draws the page into `root`. */
export function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <KitPage />
    </StrictMode>,
  );
}
