import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import styles from './ListPage.module.css';

export interface DiscountLine {
  /** That of its coupon. */
  code: string;
  words: string;
  /** From when until when. */
  span: string;
  /** How the coupon at Stripe differs; null for not at all. */
  difference: string | null;
  isMissing: boolean;
  onChange: () => void;
  onCreate: () => void;
}

export interface DiscountListProps {
  title: string;
  about: string;
  lines: readonly DiscountLine[];
  /** What the button is called that makes another one. */
  another: string;
  /** Null where nothing may be changed. */
  onAdd: (() => void) | null;
}

/** Discounts of one kind, each with its coupon at Stripe (PAY-01). */
export const DiscountList = ({ title, about, lines, another, onAdd }: DiscountListProps) => (
  <Section title={title}>
    <Stack>
      <p className={look.muted}>{about}</p>
      <ul className={styles.plain}>
        {lines.map(({ code, words, span, difference, isMissing, onChange, onCreate }) => (
          <li key={code}>
            <Stack gap={8}>
              <div>
                <strong>{code}</strong>: {words}
                <small className={styles.under}>{span}</small>
                {difference === null ? null : <span className={styles.failed}>{difference}</span>}
              </div>
              {onAdd === null ? null : (
                <Row>
                  <Button size="s" variant="line" onClick={onChange}>
                    Change {code}
                  </Button>
                  {isMissing ? (
                    <Button size="s" variant="line" onClick={onCreate}>
                      Create the coupon {code}
                    </Button>
                  ) : null}
                </Row>
              )}
            </Stack>
          </li>
        ))}
      </ul>
      {onAdd === null ? null : (
        <Row>
          <Button size="s" variant="line" onClick={onAdd}>
            {another}
          </Button>
        </Row>
      )}
    </Stack>
  </Section>
);
