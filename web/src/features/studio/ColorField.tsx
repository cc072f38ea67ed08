import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { fieldId } from './fieldId.ts';
import styles from './SettingsPage.module.css';

export interface ColorFieldProps {
  name: string;
  label: string;
  help: string;
  /** `#rrggbb`, or '' for the one that follows. */
  value: string;
  /** What is seen in place of ''. */
  follows: string;
  error: string | undefined;
  /** The nearest shade that can be read; none is offered where the pages take it by themselves. */
  nearestTo?: ((value: string) => string) | undefined;
  onChange: (value: string) => void;
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** A color, typed or picked; where it cannot be read, the nearest that can is one press away. */
export const ColorField = ({ name, label, help, value, follows, error, nearestTo, onChange }: ColorFieldProps) => {
  const nearest = isColor(value) && nearestTo !== undefined ? nearestTo(value) : value;
  return (
    <div id={fieldId(name)} tabIndex={-1} className={styles.color}>
      <TextInput
        label={label}
        hint={help}
        error={error}
        value={value}
        placeholder={follows}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(event.target.value.trim());
        }}
      />
      <div className={styles.swatch}>
        <input
          aria-label={`Pick: ${label}`}
          type="color"
          value={isColor(value) ? value.toLowerCase() : follows}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        {nearest.toLowerCase() === value.toLowerCase() ? null : (
          <Button
            size="s"
            variant="line"
            onClick={() => {
              onChange(nearest);
            }}
          >
            Use {nearest}
          </Button>
        )}
      </div>
    </div>
  );
};
