import { look } from '#ui/look.ts';
import { Part } from './Part.tsx';
import styles from './Kit.module.css';

const spaces = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96];
const colors = [
  'page',
  'surface',
  'sunken',
  'raised',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'brand',
  'brand-soft',
  'accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'track',
];
const sizes = ['12', '13', '14', '16', '18', '20', '24', '28', '32', '36', '40', '48', '64'];

export const Tokens = () => (
  <>
    <Part name="Space">
      {spaces.map((space) => (
        <div key={space} className={look.tiny}>
          <div className={styles.space} style={{ width: `var(--s-${String(space)})` }} />
          {space}
        </div>
      ))}
    </Part>
    <Part name="Colors">
      {colors.map((color) => (
        <div key={color} className={styles.color}>
          <span style={{ background: `var(--${color})` }} />
          {color}
        </div>
      ))}
    </Part>
    <Part name="Type">
      {sizes.map((size) => (
        <span key={size} style={{ fontSize: `var(--t-${size})`, lineHeight: 1.2 }}>
          Atrium {size}
        </span>
      ))}
      <p className={look.lede}>A lede, for the sentence below a heading.</p>
      <p className={look.eyebrow}>An eyebrow</p>
      <p className={look.num}>0123456789</p>
    </Part>
  </>
);
