import { academyFields, type AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { listDifferences } from '@atrium/domain/document/differences.ts';
import { useNow } from '#lib/useNow.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Differences } from './Differences.tsx';
import type { Settings } from './settingsQuery.ts';
import { shortMoment } from './studioDates.ts';
import styles from './SettingsPage.module.css';

export interface SettingsHistoryProps {
  settings: Settings;
  zone: string;
  /** Puts a former version back; null for somebody who only reads. */
  onBack: ((version: number, body: AcademyBody) => void) | null;
}

/** Every version of the settings with what it changed; any can be put back (BEG-04). */
export const SettingsHistory = ({ settings, zone, onBack }: SettingsHistoryProps) => {
  const now = useNow();
  const { versions, defaults } = settings;
  return (
    <Section title="History" count={versions.length || undefined}>
      {versions.length === 0 ? (
        <p className={look.muted}>Nothing was saved yet: the academy is as the product comes.</p>
      ) : (
        <ol className={styles.versions}>
          {versions.map(({ version, body, savedByName, savedAt }, rank) => (
            <li key={version} className={look.stack}>
              <Row as="div" between>
                <span>
                  <b>Version {version}</b> {rank === 0 ? <Tag weight="plain">Now</Tag> : null}
                  <span className={cx(look.small, look.muted, styles.who)}>
                    {savedByName}, {shortMoment(Number(savedAt), now, zone)}
                  </span>
                </span>
                {onBack === null || rank === 0 ? null : (
                  <Button
                    size="s"
                    variant="line"
                    aria-label={`Put version ${String(version)} back`}
                    onClick={() => {
                      onBack(version, body as AcademyBody);
                    }}
                  >
                    Put back
                  </Button>
                )}
              </Row>
              <Differences
                differences={listDifferences(
                  (versions[rank + 1]?.body ?? defaults) as AcademyBody,
                  body as AcademyBody,
                )}
                fields={academyFields}
                zone={zone}
              />
            </li>
          ))}
          {onBack === null || versions.at(-1)?.version !== 1 ? null : (
            <li>
              <Row as="div" between>
                <b>Before the first version</b>
                <Button
                  size="s"
                  variant="line"
                  aria-label="Put back what there was at first"
                  onClick={() => {
                    onBack(0, defaults as AcademyBody);
                  }}
                >
                  Put back
                </Button>
              </Row>
            </li>
          )}
        </ol>
      )}
    </Section>
  );
};
