import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { cx } from '../cx.ts';
import { look } from '../look.ts';
import styles from './Slider.module.css';

export interface SliderProps {
  label: string;
  /** One value, or two for a range. */
  values: readonly number[];
  onChange: (values: number[]) => void;
  min: number;
  max: number;
  step?: number | undefined;
  format?: Intl.NumberFormatOptions | undefined;
  disabled?: boolean | undefined;
}

/** A slider for a value or a range, with the exact number beside the label. */
export const Slider = ({ label, values, onChange, min, max, step = 1, format, disabled }: SliderProps) => (
  <AriaSlider
    className={cx(styles.slider)}
    value={[...values]}
    onChange={onChange}
    minValue={min}
    maxValue={max}
    step={step}
    isDisabled={disabled ?? false}
    {...(format === undefined ? {} : { formatOptions: format })}
  >
    <Label className={cx(styles.label)}>{label}</Label>
    <SliderOutput className={cx(styles.value, look.num)}>
      {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' to ')}
    </SliderOutput>
    <SliderTrack className={cx(styles.track)}>
      {({ state }) => {
        const from = state.values.length > 1 ? state.getThumbPercent(0) : 0;
        const to = state.getThumbPercent(state.values.length - 1);
        return (
          <>
            <div
              className={styles.fill}
              style={{
                left: state.values.length > 1 ? `${String(from * 100)}%` : 'calc(-1 * var(--s-12))',
                right: `${String(100 - to * 100)}%`,
              }}
            />
            {state.values.map((_, index) => (
              <SliderThumb
                key={index}
                index={index}
                className={cx(styles.thumb)}
                {...(state.values.length > 1 ? { 'aria-label': index === 0 ? 'From' : 'To' } : {})}
              />
            ))}
          </>
        );
      }}
    </SliderTrack>
  </AriaSlider>
);
